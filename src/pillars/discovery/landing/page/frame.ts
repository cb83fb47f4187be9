/** Document frame of every page, with everything it needs inlined. */
import { html, raw } from 'hono/html';

export type Fragment = ReturnType<typeof html>;

export interface Page {
  readonly title: string;
  readonly description: string;
  readonly style: string;
  readonly script: string;
  /** Already escaped. */
  readonly content: Fragment;
}

/** The icon, a car seen from the side in one stroke; inlined, because no other address serves one. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230a5c4a'/%3E%3Cpath d='M5 20h22v-4l-5-2-4-4h-8l-3 5-2 1z' fill='%23fffefb'/%3E%3Ccircle cx='11' cy='21' r='3' fill='%23fffefb' stroke='%230a5c4a' stroke-width='1.6'/%3E%3Ccircle cx='22' cy='21' r='3' fill='%23fffefb' stroke='%230a5c4a' stroke-width='1.6'/%3E%3C/svg%3E";

export async function frame({ title, description, style, script, content }: Page): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${description}">
<title>${title}</title>
<link rel="icon" href="${raw(ICON)}">
<style>${raw(style)}</style>
</head>
<body>
${content}
<script>${raw(script)}</script>
</body>
</html>
`;
  return page.toString();
}
