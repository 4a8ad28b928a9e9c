import {addIssue, type Issue} from './issue.ts';
import {type JsonNode, member} from './json-node.ts';

/** Reports every id of a list's members that an earlier one has; `at` is the pointer to the list. */
export function checkIds(list: JsonNode | undefined, issues: Issue[], at = ''): void {
  const seen = new Set<unknown>();
  if (list?.type !== 'array') return;
  list.items.forEach((item, i) => {
    const id = member(item, 'id');
    if (id?.type !== 'string') return;
    const {source, start, value} = id;
    if (seen.has(value)) addIssue(issues, 'DUPLICATE_ID', source, start, `${at}/${i}/id`, {found: value});
    seen.add(value);
  });
}
