/** Owns the frame that every page stands in. */
import { html, raw } from 'hono/html';
import { STYLE } from './style.ts';

export type Fragment = ReturnType<typeof html>;

/** A whole document; `content` is escaped already. */
export async function frame({
  title,
  content,
}: {
  readonly title: string;
  readonly content: Fragment;
}): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body>
${content}
</body>
</html>
`;
  return page.toString();
}
