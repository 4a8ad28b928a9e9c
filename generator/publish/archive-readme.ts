import type {Locale} from '../../src/i18n/index.ts';
import type {Collection} from '../../src/record/index.ts';
import {markedText} from '../../src/render/index.ts';
import {LOCALES, pageWords} from './page-words.ts';

/** What README.txt says in one language, a paragraph an entry. Lines are short: Notepad does not wrap them. */
export interface ReadmeWords {
  readonly start: string;
  readonly files: (id: string) => string;
  readonly sources: string;
  readonly check: (id: string) => string;
  /** What a hash inside an archive proves, and what it does not. */
  readonly proof: string;
  /** For what this project invented itself. */
  readonly licence: string;
  /** For records that somebody else made: they are not ours to license. */
  readonly viewerLicence: string;
}

const POWERSHELL =
  '  Get-Content SHA256SUMS.txt | ForEach-Object { $sum, $name = $_ -split \'  \'; if ((Get-FileHash -Algorithm SHA256 $name).Hash -eq $sum) { "OK $name" } else { "DIFFERS $name" } }';

const ko: ReadmeWords = {
  start: `먼저 ‘모두 압축 풀기’로 압축을 푸십시오. 그다음 index.html 파일을
두 번 누르면 브라우저에서 열립니다. 인터넷 연결은 필요 없습니다.
이 파일만 따로 옮겨도 똑같이 열립니다.`,
  files: id => `index.html      기록을 보여 주는 페이지
${id}.json
                기록. 페이지 안에 든 것과 한 바이트도 다르지 않습니다.
SHA256SUMS.txt  다른 모든 파일의 SHA-256
LICENSE         라이선스`,
  sources: `함께 든 소스 코드는 직접 실행할 때만 실행됩니다. Node 20 이상과
npm이 있다면 이 폴더에서 다음과 같이 합니다. 첫 명령만 인터넷에서
패키지를 내려받습니다.

  npm install     vite와 vitest를 받습니다.
  npm test        계약의 시험을 돌립니다.
  npm run make    discovery.json 파일을 다시 만듭니다.

기록의 재료는 generator/collections 폴더의 discovery-catalog.json과
discovery-requests.json 파일입니다. 고치지 않고 다시 만들면 같은
바이트가 나옵니다. index.html 파일은 다시 만들지 않습니다.`,
  check: id => `파일이 손상되지 않았는지는 압축을 푼 이 폴더에서 확인합니다.

Windows(PowerShell):
${POWERSHELL}
Windows에서 파일 하나만 볼 때. 나온 값을 SHA256SUMS.txt의 값과 대조합니다.
  certutil -hashfile ${id}.json SHA256
macOS:
  shasum -a 256 -c SHA256SUMS.txt
Linux:
  sha256sum -c SHA256SUMS.txt`,
  proof: `모두 맞으면 내려받거나 옮기는 동안 파일이 손상되지 않았다는 뜻입니다.
누가 만들었는지는 알려 주지 않습니다. 파일을 바꾼 사람은 SHA256SUMS.txt도
함께 바꿀 수 있기 때문입니다. 그것을 알려면 압축 파일 전체의 SHA-256을
다른 곳에서 얻은 값과 대조하십시오.`,
  licence: `라이선스는 MIT입니다. 수정하고 재사용할 수 있습니다. 페이지에는
BSD-3-Clause 라이선스를 따르는 Lit의 일부가 들어 있습니다. 두 라이선스의
전문은 LICENSE 파일에 있습니다.`,
  viewerLicence: `기록을 보여 주는 페이지의 라이선스는 MIT이며, 수정하고 재사용할 수
있습니다. 페이지에는 BSD-3-Clause 라이선스를 따르는 Lit의 일부가 들어
있습니다. 두 라이선스의 전문은 LICENSE 파일에 있습니다. 기록의 내용에
관한 권리는 내용을 만든 사람에게 있습니다.`,
};

const en: ReadmeWords = {
  start: `First extract the archive ("Extract all"). Then double-click index.html;
it opens in a browser and needs no internet connection. It also works
alone, wherever you move it.`,
  files: id => `index.html      the page that shows the records
${id}.json
                the records, byte for byte those inside the page
SHA256SUMS.txt  the SHA-256 of every other file
LICENSE         the licence`,
  sources: `The source code in this folder runs only when you run it yourself. With
Node 20 or newer and npm, do this in this folder. Only the first command
downloads anything: the packages.

  npm install     gets vite and vitest
  npm test        runs the tests of the contract
  npm run make    makes discovery.json again

The records are made from discovery-catalog.json and
discovery-requests.json in generator/collections. Unchanged, they give
the same bytes again. index.html is not made again.`,
  check: id => `To see whether a file was damaged, run this in the extracted folder.

Windows (PowerShell):
${POWERSHELL}
Windows, for one file. Compare the value with that in SHA256SUMS.txt.
  certutil -hashfile ${id}.json SHA256
macOS:
  shasum -a 256 -c SHA256SUMS.txt
Linux:
  sha256sum -c SHA256SUMS.txt`,
  proof: `If all of them match, no file was damaged while it was downloaded or
copied. It does not tell who made the files: whoever changes a file can
change SHA256SUMS.txt as well. For that, compare the SHA-256 of the whole
ZIP with a value that you got from elsewhere.`,
  licence: `The licence is MIT: modification and reuse are permitted. The page
contains a part of Lit, which is under the BSD-3-Clause licence. Both
texts are in LICENSE.`,
  viewerLicence: `The page that shows the records is under the MIT licence: modification
and reuse are permitted. It contains a part of Lit, which is under the
BSD-3-Clause licence. Both texts are in LICENSE. The rights in what the
records hold belong to their author.`,
};

export const readmeWords: Readonly<Record<Locale, ReadmeWords>> = {ko, en};

/** README.txt: UTF-8 with a byte order mark and Windows line ends, because every Notepad can show that. */
export function readmeText({id, title, source}: Collection, hasSources: boolean): string {
  const parts = [
    `Tool Records: ${id}`,
    LOCALES.map(locale => markedText(title[locale])).join('\n'),
    '모두 압축 풀기 / Extract all first',
    LOCALES.map(locale => pageWords[locale].recording).join('\n'),
    ...LOCALES.flatMap(locale => {
      const words = readmeWords[locale];
      return [
        `[${pageWords[locale].language}]`,
        words.start,
        words.files(id),
        ...(hasSources ? [words.sources] : []),
        words.check(id),
        words.proof,
        source.origin === 'synthetic' ? words.licence : words.viewerLicence,
      ];
    }),
  ];
  return `\ufeff${parts.join('\n\n')}\n`.replaceAll('\n', '\r\n');
}
