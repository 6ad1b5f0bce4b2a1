import { fileName, THEMES, WIDTHS } from './shapes.ts';

/** A page with all pictures of each screen in a row, narrow to wide, light above dark. */
export function indexPage(screens: readonly string[]): string {
  const rows = screens.map((screen) => {
    const pictures = THEMES.map((theme) => `<p>${WIDTHS.map((width) => picture(screen, theme, width)).join('\n')}</p>`);
    return `<h2>${screen}</h2>\n${pictures.join('\n')}`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of TrialDesk</title>
<style>
body { font: 14px system-ui; margin: 24px; background: #888; color: #fff; }
p { display: flex; gap: 12px; align-items: start; margin: 0 0 12px; overflow-x: auto; }
img { display: block; max-height: 640px; }
</style>
<h1>Pictures of TrialDesk</h1>
${rows.join('\n')}
</html>
`;
}

function picture(...[screen, theme, width]: Parameters<typeof fileName>): string {
  const file = fileName(screen, theme, width);
  return `<a href="${file}"><img src="${file}" loading="lazy" alt="${screen}, ${theme}, ${width} px"></a>`;
}
