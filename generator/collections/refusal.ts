import {createServer, openDesk} from '../exchange/index.ts';
import {exchangeCollection} from './exchange-collection.ts';
import {recordExchange} from './exchange-record.ts';

/** Five calls to one desk, one after the other, so that the state of one record is where the next begins. */
export const refusalCollection = exchangeCollection(
  {
    id: 'refusal',
    title: {ko: '거절과 수락', en: 'Refusal and acceptance'},
    summary: {
      ko: '세 명이 기다리는 가상의 창구에 다섯 번 이어서 입장을 요청한 기록입니다. 거절은 두 가지입니다. 입력 거절은 언제 보내도 틀린 값을 거절한 것이고, 상태 거절은 값이 맞아도 지금 상태에서 들어줄 수 없어 거절한 것입니다. 창구는 한 프로세스 안에 만든 학습용 모형이며 MCP가 아닙니다.',
      en: 'Five calls, one after the other, to an invented desk where three people wait. A refusal is about the input, which is wrong whenever it is sent, or about the state, which makes a fine input impossible now. The desk is a model for learning inside one process, not MCP.',
    },
  },
  requests => {
    const desk = openDesk();
    const server = createServer([desk.tool]);
    return requests.map(request => recordExchange(server, request, () => ({waiting: desk.waiting()})));
  },
);
