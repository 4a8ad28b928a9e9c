import type {Locale} from '../i18n/index.ts';
import type {Form} from './snippets.ts';

/** What the site says around the code to copy; none of it is in the scripts for other pages. */
export interface SnippetWords {
  readonly heading: string;
  /** Stands before the label of the record that the code is for. */
  readonly chosen: string;
  readonly follows: string;
  readonly names: Readonly<Record<Form, string>>;
  readonly notes: Readonly<Record<Form, string>>;
  readonly copy: Readonly<Record<Form, string>>;
  readonly copied: string;
  /** Where the browser copies nothing for a page: the reader does it. */
  readonly selected: string;
}

const ko: SnippetWords = {
  heading: '다른 곳에 싣기',
  chosen: '고른 기록:',
  follows: '위에서 다른 기록을 고르면 아래 코드도 바뀝니다.',
  names: {script: '스크립트', frame: 'iframe', markdown: 'Markdown', link: '링크'},
  notes: {
    script: '두 파일을 내려받아 페이지와 같은 곳에 두십시오.',
    frame:
      '스크립트를 쓸 수 없는 글에도 실을 수 있습니다. 끝의 스크립트는 프레임의 높이를 내용에 맞출 뿐이며, 지워져도 프레임 안에서 스크롤해 읽을 수 있습니다.',
    markdown: '스크립트도 프레임도 쓸 수 없는 글에 붙여 넣습니다.',
    link: '이 기록만 있는, 스크립트 없는 페이지의 주소입니다.',
  },
  copy: {
    script: '스크립트 코드 복사',
    frame: 'iframe 코드 복사',
    markdown: 'Markdown 복사',
    link: '주소 복사',
  },
  copied: '복사했습니다.',
  selected: '브라우저가 복사를 막았습니다. 아래에 선택된 글을 Ctrl+C(Mac에서는 ⌘C)로 복사하십시오.',
};

const en: SnippetWords = {
  heading: 'Put it elsewhere',
  chosen: 'The chosen record:',
  follows: 'Choose another one above, and the code changes with it.',
  names: {script: 'Script', frame: 'iframe', markdown: 'Markdown', link: 'Link'},
  notes: {
    script: 'Download both files and put them beside your page.',
    frame:
      'For posts that allow no script, too. The script at the end only fits the frame’s height to what it shows; where it is removed, the frame scrolls.',
    markdown: 'For posts that allow neither script nor frames.',
    link: 'The address of a page without script that holds this record alone.',
  },
  copy: {
    script: 'Copy the script code',
    frame: 'Copy the iframe code',
    markdown: 'Copy the Markdown',
    link: 'Copy the address',
  },
  copied: 'Copied.',
  selected: 'The browser did not let the page copy. The text below is selected: press Ctrl+C (⌘C on a Mac).',
};

export const snippetWords: Readonly<Record<Locale, SnippetWords>> = {ko, en};
