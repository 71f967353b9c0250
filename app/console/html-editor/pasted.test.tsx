import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, onTestFinished, test } from 'vitest'
import { readPasted } from './pasted.ts'
import { tableNodes } from './table-nodes.ts'

/** A paragraph of a list as Word writes it to the clipboard. */
const item = (place: string, marker: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${place}'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
const ofWord = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const plain = (html: string) =>
  html.replace(/<!--.*?-->/g, '').replace(/ (class|style|border|width)=("[^"]*"|\S+?)(?=[ >])/g, '')

test('NWS-01 lists of desktop Word become lists, numbered and bulleted, one within the other', () => {
  const { html } = readPasted(
    ofWord(
      [
        '<h1>Pauta</h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>',
        item('l0 level1 lfo1', '1.', 'Abertura'),
        item('l0 level2 lfo1', 'a)', 'Quórum'),
        item('l0 level2 lfo1', 'b)', '<b>Ata</b>'),
        item('l0 level1 lfo1', '2.', 'Contas'),
        item('l1 level1 lfo2', '·', 'Avulso'),
        '<p class=MsoNormal>Fim</p>',
      ].join('\n'),
    ),
  )
  expect(plain(html).replace(/\n/g, '')).toBe(
    '<h2>Pauta</h2><ol><li><p>Abertura</p><ol><li><p>Quórum</p></li><li><p><b>Ata</b></p></li></ol></li><li><p>Contas</p></li></ol><ul><li><p>Avulso</p></li></ul><p>Fim</p>',
  )
})

test('NWS-01 a table of Word is a table in the editor', () => {
  const { html } = readPasted(
    ofWord(
      '<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal>Data</p></td><td colspan=2><p class=MsoNormal>Local<o:p></o:p></p></td></tr></table>',
    ),
  )
  const editor = new Editor({ extensions: [StarterKit, ...tableNodes], content: html })
  // Else its timers look for a document that is gone when the file ends.
  onTestFinished(() => editor.destroy())
  expect(editor.getHTML()).toContain(
    '<table><tbody><tr><td><p>Data</p></td><td colspan="2"><p>Local</p></td></tr></tbody></table>',
  )
  const kept = editor.getHTML()
  editor.commands.setContent(kept)
  expect(editor.getHTML()).toContain(kept)
})

test('NWS-01 pictures that are on somebody’s computer only are said to be missing; others stay', () => {
  const { html, lostPictures } = readPasted(
    '<p>Foto <img src="file:///C:/Temp/image001.jpg"><img src="https://exemplo.com.br/a.png"><img src="cid:x"><img src="data:image/png;base64,AA=="></p>',
  )
  expect([lostPictures, html]).toEqual([3, '<p>Foto <img src="https://exemplo.com.br/a.png"></p>'])
})

test('NWS-01 what is not of Word stays as it was copied', () => {
  const html = '<h1>Um</h1><p></p><ul><li>Dois</li></ul>'
  expect(readPasted(html)).toEqual({ html, lostPictures: 0 })
})
