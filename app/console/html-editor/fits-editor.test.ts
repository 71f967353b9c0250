import { describe, expect, test } from 'vitest'
import { fitsEditor } from './html-field.tsx'

describe('PUB-17 which texts the editor may touch', () => {
  test.each([
    ['', true],
    ['Só texto, 3 < 4', true],
    ['<h2>Título</h2><p>Um <STRONG>dois</STRONG><br/>três</p>', true],
    ['<ul><li><p>Um</p></li></ul><img src="/a.webp" alt="">', true],
    ['<p>Veja</p><iframe src="https://www.youtube-nocookie.com/embed/a"></iframe>', false],
    ['<table><tbody><tr><th>1</th><td colspan="2">2</td></tr></tbody></table>', true],
    ['<table><thead><tr><th>1</th></tr></thead></table>', false],
    ['<figure><img src="/a.webp"><figcaption>Foto</figcaption></figure>', false],
    ['H<sub>2</sub>O', false],
    ['<pre><code>um</code></pre><p><strong>dois</strong> <code>três</code></p>', true],
    ['<p><code>a <strong>b</strong></code></p>', false],
    ['<code>a < b</code>', false],
    ['<pre>um</pre><code>a</code><CODE>b</CODE> 3 < 4', true],
    ['< video src="/a.mp4">', false],
    ['</video>', true],
  ])('%s', (html, fits) => expect(fitsEditor(html)).toBe(fits))

  test.each([
    ['code that is never closed', '<code>', true],
    ['marks after code', '<code></code><b>', true],
    ['one mark and blanks', ' ', true],
    ['marks without a name', '<', true],
  ])('SEC-39 a text that a form brings is walked through once: %s', (_, part, fits) => {
    expect(fitsEditor(`<${part.repeat(30_000)}`)).toBe(fits)
  })
})
