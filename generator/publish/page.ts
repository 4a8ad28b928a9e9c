import {createHash} from 'node:crypto';
import type {Locale} from '../../src/i18n/index.ts';
import {escapeHtml} from '../../src/render/index.ts';

/** A page that asks for nothing beside itself. */
export interface Page {
  readonly locale: Locale;
  readonly title: string;
  /** For those who list pages; a page in a frame has none. */
  readonly description?: string | undefined;
  readonly style: string;
  /** Links of the head, as HTML. */
  readonly links?: string;
  /** As HTML. */
  readonly body: string;
  /** Runs after the body is there. */
  readonly script?: string;
}

/**
 * The page as HTML, with a policy of its own that lets this very style and
 * script in and nothing else: no request can leave, whatever a record holds.
 */
export function pageHtml({locale, title, description, style, links = '', body, script}: Page): string {
  const code = script === undefined ? undefined : inlineScript(script);
  const policy = [
    `default-src 'none'`,
    `style-src '${hashOf(style)}'`,
    'img-src data:',
    ...(code === undefined
      ? []
      : [`script-src '${hashOf(code)}'`, 'trusted-types lit-html', `require-trusted-types-for 'script'`]),
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
${description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">\n`}<link rel="icon" href="data:,">
${links}<style>${style}</style>
</head>
<body class="tool-records">
${body}
${code === undefined ? '' : `<script>${code}</script>\n`}</body>
</html>
`;
}

/** A script as the content of `<script>`: what would begin or end one is escaped in its strings. */
export function inlineScript(code: string): string {
  return code.trim().replace(/<(?=\/?script)/gi, '\\x3c');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
