/** A tool as the contract describes it. */
export function tool() {
  return {
    name: 'search_notes',
    family: 'reading',
    effect: 'read',
    inputSchema: {
      type: 'object',
      properties: {query: {type: 'string', maxLength: 100}, limit: {type: 'integer'}},
      required: ['query'],
      additionalProperties: false,
    },
    executes: false,
  };
}

/** A discovery record that the format accepts. */
export function discovery(id = 'listed') {
  return {
    kind: 'discovery',
    id,
    label: {ko: '읽기 묶음', en: 'The reading family'},
    note: {ko: '도구가 하나 있습니다.', en: 'It has one tool.'},
    judge: 'contract',
    request: {family: 'reading'},
    outcome: {ok: [tool()]},
  };
}

/** A validation record that the format accepts. */
export function validation(id = 'checked') {
  return {
    kind: 'validation',
    id,
    label: {ko: '올바른 인자', en: 'Valid arguments'},
    note: {ko: '형식만 확인했습니다.', en: 'Only the shape was checked.'},
    judge: 'contract',
    request: {name: 'search_notes', arguments: {query: '도구'}},
    tool: tool(),
    outcome: {
      ok: {
        name: 'search_notes',
        arguments: {query: '도구'},
        shape_valid: true,
        authorized: false,
        executed: false,
      },
    },
  };
}

/** A listing record that the format accepts. */
export function listing(id = 'tools') {
  return {
    kind: 'listing',
    id,
    label: {ko: '도구 목록', en: 'Tool listing'},
    note: {ko: '받은 그대로입니다.', en: 'As it came.'},
    judge: 'server',
    from: 'mcp',
    pages: [{tools: [{name: 'a', inputSchema: {type: 'object'}}]}],
    sha256: '0'.repeat(64),
  };
}

/** A collection that the format accepts, with a record of each kind. */
export function collection(records: readonly unknown[] = [discovery(), validation()]) {
  return {
    format: 'tool-records',
    version: 1,
    id: 'sample',
    title: {ko: '표본', en: 'A sample'},
    summary: {ko: '시험에 쓰는 기록입니다.', en: 'Records for tests.'},
    source: {origin: 'synthetic', inputs: [{kind: 'catalog', sha256: '0'.repeat(64)}], generator: '0.1.0'},
    records,
  };
}

/** A plain value with the value at a JSON pointer replaced, added or, where it is undefined, removed. */
export function changed(value: unknown, pointer: string, replacement: unknown): unknown {
  const copy = structuredClone(value);
  const steps = pointer.split('/').slice(1);
  const last = steps.pop()!;
  const holder = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy) as Record<
    string,
    unknown
  >;
  if (replacement === undefined) delete holder[last];
  else holder[last] = replacement;
  return copy;
}
