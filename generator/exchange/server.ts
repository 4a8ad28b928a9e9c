import {type JsonNode, type JsonObject, member, readJson, writeJson} from '../../src/record/index.ts';
import {hasExactly, isInteger, stringOf} from './node-forms.ts';
import type {Answer, Decision, Server, Tool} from './types.ts';

const PARSE_ERROR = {code: -32700, message: 'Parse error'};
const INVALID_REQUEST = {code: -32600, message: 'Invalid Request'};
const METHOD_NOT_FOUND = {code: -32601, message: 'Method not found'};
const invalidParams = (why: string) => ({code: -32602, message: `Invalid params: ${why}`});

/** The message itself was refused, before any tool was looked for. */
const MESSAGE_REFUSED: Decision = {valid: false, executed: false};

/**
 * A server for these tools: one JSON-RPC 2.0 text in, one out.
 *
 * A model for learning, not MCP. It knows `tools/list` and `tools/call` and
 * nothing else. Text that the strict reader refuses is no JSON here: two
 * readers could see a doubled key differently. It catches nothing, since an
 * unexpected fault is no error of the protocol.
 */
export function createServer(tools: readonly Tool[]): Server {
  return text => {
    const reading = readJson(text);
    if (!reading.ok) return refuse(null, PARSE_ERROR);
    const request = reading.node;
    const sentId = member(request, 'id');
    const id = isInteger(sentId) ? sentId : null;
    const method = stringOf(member(request, 'method'));
    if (stringOf(member(request, 'jsonrpc')) !== '2.0' || id === null || method === undefined)
      return refuse(id, INVALID_REQUEST);
    const params = member(request, 'params');
    if (params && params.type !== 'object') return refuse(id, invalidParams('params must be an object'));
    if (method === 'tools/list') return list(id, params);
    if (method === 'tools/call') return call(id, params);
    return refuse(id, METHOD_NOT_FOUND);
  };

  function list(id: JsonNode, params: JsonObject | undefined): Answer {
    if (params && params.members.length > 0)
      return refuse(id, invalidParams('tools/list takes no parameters'));
    return respond(id, {result: {tools: tools.map(tool => tool.listing)}});
  }

  function call(id: JsonNode, params: JsonObject | undefined): Answer {
    if (!params || !hasExactly(params, 'name', 'arguments'))
      return refuse(id, invalidParams('tools/call takes exactly name and arguments'));
    const name = stringOf(member(params, 'name'));
    if (name === undefined) return refuse(id, invalidParams('name must be a string'));
    const tool = tools.find(one => one.listing.name === name);
    if (!tool) return refuse(id, invalidParams('unknown tool'), {listed: false, executed: false});
    const sent = member(params, 'arguments')!;
    if (sent.type !== 'object')
      return refuse(id, invalidParams('arguments must be an object'), {
        listed: true,
        valid: false,
        executed: false,
      });
    const answer = tool.call(sent);
    if ('refused' in answer) return refuse(id, invalidParams(answer.refused), answer.decision);
    const {text, isError, ...beside} = answer;
    return {...respond(id, {result: {content: [{type: 'text', text}], isError}}), ...beside};
  }
}

function refuse(id: JsonNode | null, error: object, decision = MESSAGE_REFUSED): Answer {
  return {...respond(id, {error}), decision};
}

// The id is the node that was sent, so its digits come back as they were written.
function respond(id: JsonNode | null, outcome: {result: object} | {error: object}): Answer {
  return {text: writeJson({jsonrpc: '2.0', id, ...outcome}, 'compact')};
}
