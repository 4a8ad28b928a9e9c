/** A call that is proposed, as the parameters of `tools/call`. What is proposed is checked like anything else. */
export interface Proposal {
  readonly name: string;
  readonly arguments: object;
}

interface Rule {
  readonly task: RegExp;
  readonly tool: string;
  readonly arguments: (object: string) => object;
}

const RULES: readonly Rule[] = [
  {task: /^summarize (\S+)$/, tool: 'summarize_document', arguments: name => ({name})},
  {task: /^admit (\d+)$/, tool: 'desk.admit', arguments: count => ({count: Number(count)})},
];

/**
 * Stands in for a model, by rules: from a task and the names of the listed
 * tools it makes a call, or none where no listed tool serves. It is given no
 * text that a tool returned.
 */
export function proposeCall(task: string, listed: readonly string[]): Proposal | undefined {
  for (const rule of RULES) {
    const object = rule.task.exec(task)?.[1];
    if (object !== undefined && listed.includes(rule.tool))
      return {name: rule.tool, arguments: rule.arguments(object)};
  }
  return undefined;
}
