import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')

/** Whether the tag says `noValidate` itself, spreads what conform says, or asks nothing at all. */
function isOurs(tag: ts.JsxOpeningLikeElement, source: ts.SourceFile): boolean {
  return tag.attributes.properties.some((one) =>
    ts.isJsxSpreadAttribute(one)
      ? /getFormProps|formProps/.test(one.getText(source))
      : /^(noValidate|method="dialog")$/.test(one.getText(source)),
  )
}

/** Lists the forms of a file that leave the words to the browser: `file:line`. */
function foreignForms(file: string): string[] {
  const text = readFileSync(join(app, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isTag = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)
    if (isTag && /^(form|Form|\w+\.Form)$/.test(node.tagName.getText(source)) && !isOurs(node, source))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('SEC-24 every form answers in our words: none is checked by the browser in its own language', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.flatMap(foreignForms)).toEqual([])
})

/** The forms of visitors, and of anybody: to log out, to answer the notice, and of the demo's bank. */
const ofAnybody =
  /^(demo\/|ui\/cookie-notice|station\/scheme-switch|site\/public\/layout\/age-gate|session\/logout-button|activities\/home\/frame\/account-menu|people\/(links|account\/account|access\/resume))/

test('SEC-120 every form of a member or an owner says whose page it stands on', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  const silent = pages.filter((file) => {
    const text = readFileSync(join(app, file), 'utf8')
    const isForeign = /\bForm\b[^}]*\} from '@remix-run\/react'/.test(text) && file !== 'forms/form.tsx'
    const isPlain = /<form\b[^>]*method="post"/.test(text) && !text.includes('<PageOwner />')
    return isForeign || (isPlain && !ofAnybody.test(file))
  })
  expect(silent).toEqual([])
})

/** The calls by which scripts send what they gather; the forms of pages go by the library. */
const sending = /\b(sendFile|sendLater)\(|method: '(post|POST)'/
/** Files that send something else: other forms' fields, the notice for everybody, and a card's number, which goes to its gateway. */
const carriers =
  /^(forms\/send-file|activities\/participation\/research\/unsent-answers|ui\/accept-cookies|commerce\/cards\/make-token)\./

test('SEC-120 what scripts send by themselves says whose page it stands on: all of a form goes along, or the field is written', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !carriers.test(file))
  const sent = sources.filter((file) => sending.test(readFileSync(join(app, file), 'utf8')))
  expect(sent.length).toBeGreaterThan(5)
  const silent = sent.filter((file) => {
    const text = readFileSync(join(app, file), 'utf8')
    const isWhole = /new FormData\(\w/.test(text) && !text.includes('sendLater(')
    return !isWhole && !text.includes('pageOwnerField')
  })
  expect(silent).toEqual([])
})
