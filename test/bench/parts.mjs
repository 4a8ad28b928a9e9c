import {parseAst} from 'vite';

/**
 * A part of the script whose cost is measured: the modules it holds.
 *
 * @typedef {{name: string, holds: (id: string) => boolean}} Part
 */

/** @param {string} name @param {RegExp} pattern @returns {Part} */
const part = (name, pattern) => ({name, holds: id => pattern.test(id)});

/** @type {readonly Part[]} */
export const PARTS = [
  part('lit', /\/node_modules\/(?:lit|lit-html)\//),
  part('src/record', /\/src\/record\//),
  part('src/import', /\/src\/import\//),
  part('src/i18n, Korean', /\/src\/i18n\/ko\.ts$/),
  part('src/i18n, English', /\/src\/i18n\/en\.ts$/),
  part('src/i18n, code', /\/src\/i18n\/(?!ko\.ts|en\.ts)/),
  part('src/view', /\/src\/view\//),
  part('src/render', /\/src\/render\//),
  part('src/look (style)', /\/src\/look\//),
  part('src/element', /\/src\/element\//),
];

/**
 * What a module takes from others, by their address. A whole namespace is refused: what of it is used cannot
 * be seen.
 *
 * @param {string} code - JavaScript; types are gone.
 * @returns {Map<string, Set<string>>}
 */
export function takenBy(code) {
  /** @type {Map<string, Set<string>>} */
  const taken = new Map();
  for (const statement of parseAst(code).body) {
    if (!('source' in statement) || !statement.source) continue;
    const address = String(statement.source.value);
    const names = taken.get(address) ?? new Set();
    taken.set(address, names);
    const specifiers = 'specifiers' in statement ? statement.specifiers : undefined;
    for (const one of specifiers ?? [{type: statement.type}]) {
      if (one.type === 'ImportDefaultSpecifier') names.add('default');
      else if (one.type === 'ImportSpecifier') names.add(nameOf(one.imported));
      else if (one.type === 'ExportSpecifier') names.add(nameOf(one.local));
      else throw new Error(`The bench cannot tell what is used of ${address}: it is taken whole.`);
    }
  }
  return taken;
}

/** @param {any} node - An identifier or a string. @returns {string} */
const nameOf = node => node.name ?? node.value;

/**
 * A module that has these names and nothing behind them. Where they come from cannot be known, so that the
 * code which uses them stays as it is.
 *
 * @param {Iterable<string>} names
 */
export const hollow = names =>
  [...names].map((name, at) => `const h${at} = $.${name};\nexport {h${at} as ${name}};`).join('\n');

/**
 * A module that uses names of other modules and does nothing with them.
 *
 * @param {ReadonlyMap<string, Iterable<string>>} taken
 */
export function holding(taken) {
  let count = 0;
  /** @type {string[]} */
  const kept = [];
  const imports = [...taken].map(([address, names]) => {
    const pairs = [...names].map(name => {
      kept.push(`k${count}`);
      return `${name} as k${count++}`;
    });
    return `import {${pairs.join(', ')}} from ${JSON.stringify(address)};`;
  });
  return `${imports.join('\n')}\n$.kept = [${kept.join(', ')}];`;
}

/**
 * What each module takes: module, then the module that it takes from, then names.
 *
 * @typedef {Map<string, Map<string, Set<string>>>} Seen
 */

/**
 * Notes on the way through a build what each module takes.
 *
 * @param {Seen} seen - Filled here.
 * @returns {import('vite').Plugin}
 */
export const noting = seen => ({
  name: 'bench:note',
  enforce: 'post',
  async transform(code, id) {
    /** @type {Map<string, Set<string>>} */
    const resolved = new Map();
    if (/\/src\//.test(id)) {
      for (const [address, names] of takenBy(code)) {
        const target = await this.resolve(address, id);
        if (target) resolved.set(target.id, new Set([...(resolved.get(target.id) ?? []), ...names]));
      }
    }
    seen.set(id, resolved);
    return null;
  },
});

/**
 * What one module of a part is asked for from outside of it.
 *
 * @param {string} module
 * @param {Part} part
 * @param {Seen} seen
 */
const askedOf = (module, part, seen) =>
  new Set([...seen].flatMap(([by, taken]) => (part.holds(by) ? [] : [...(taken.get(module) ?? [])])));

/** What a part asks of the modules outside of it. @param {Part} part @param {Seen} seen */
function askedBy(part, seen) {
  /** @type {Map<string, Set<string>>} */
  const asked = new Map();
  for (const [by, taken] of seen) {
    if (!part.holds(by)) continue;
    for (const [module, names] of taken) {
      if (!part.holds(module)) asked.set(module, new Set([...(asked.get(module) ?? []), ...names]));
    }
  }
  return asked;
}

/**
 * Builds with one part hollow. What the part uses of others stays, so that only its own code is missing.
 *
 * @param {Part} part
 * @param {Seen} seen
 * @returns {import('vite').Plugin}
 */
export function without(part, seen) {
  let held = false;
  return {
    name: 'bench:without',
    enforce: 'post',
    transform(_, id) {
      if (!part.holds(id)) return null;
      const code = hollow(askedOf(id, part, seen));
      const first = !held;
      held = true;
      return {code: first ? `${holding(askedBy(part, seen))}\n${code}` : code, map: null};
    },
  };
}
