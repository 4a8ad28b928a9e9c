import {answeringWithId, createServer, documentTool, storeOf} from '../exchange/index.ts';
import {exchangeCollection} from './exchange-collection.ts';
import {recordExchange} from './exchange-record.ts';

/** Twelve exchanges between one client and one server, each with a server of its own. */
export const connectionCollection = exchangeCollection(
  {
    id: 'connection',
    title: {ko: '연결과 호출', en: 'Connection and call'},
    summary: {
      ko: '한 프로세스 안의 클라이언트와 서버가 JSON-RPC 2.0 글을 주고받은 기록입니다. 학습용 모형이며 MCP가 아닙니다. 초기화, 협상, 알림, 전송 계층, 문자열 id, _meta, 커서가 없고, 실제 서버에는 연결할 수 없습니다.',
      en: 'Exchanges between a client and a server inside one process, in JSON-RPC 2.0 text both ways. It is a model for learning, not MCP: it has no initialization, negotiation, notifications, transport, string ids, _meta or cursors, and it cannot be connected to a real server.',
    },
  },
  requests =>
    requests.map(request => {
      const server = createServer([documentTool(storeOf(request.document))]);
      const {response_id} = request;
      return recordExchange(
        response_id === undefined ? server : answeringWithId(server, response_id),
        request,
      );
    }),
);
