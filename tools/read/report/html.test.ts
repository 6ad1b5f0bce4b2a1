import { html } from './html.ts';

it('escapes text and keeps markup', () => {
  expect(html`<p title="${'"'}">${'a < b & c'} ${html`<b>x</b>`}</p>`.markup).toBe(
    '<p title="&#34;">a &#60; b &#38; c <b>x</b></p>',
  );
});
