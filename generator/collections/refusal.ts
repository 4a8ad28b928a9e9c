import {createServer, openDesk} from '../exchange/index.ts';
import {exchangeCollection} from './exchange-collection.ts';
import {recordExchange} from './exchange-record.ts';

/** Five calls to one desk, one after the other, so that the state of one record is where the next begins. */
export const refusalCollection = exchangeCollection(
  {
    id: 'refusal',
    title: {ko: '거절과 수락', en: 'Refusal and acceptance'},
    summary: {
      ko: '세 명이 기다리는 가상의 창구에 다섯 번 이어서 입장을 요청한 기록입니다. 거절에는 언제 보내도 틀린 입력의 거절과, 그 자체로는 맞지만 지금은 들어줄 수 없는 상태의 거절이 있습니다. 창구는 한 프로세스 안의 배우기 위한 모형이며 MCP가 아닙니다.',
      en: 'Five calls, one after the other, to an invented desk where three people wait. A refusal is of the input, which is wrong whenever it is sent, or of the state, which makes a fine input impossible now. The desk is a model for learning inside one process, not MCP.',
    },
  },
  requests => {
    const desk = openDesk();
    const server = createServer([desk.tool]);
    return requests.map(request => recordExchange(server, request, () => ({waiting: desk.waiting()})));
  },
);
