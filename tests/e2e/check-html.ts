import { createHash } from 'node:crypto'
import { mkdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import type { Page, Response } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/**
 * The rules: what the standard demands (html-validate's own set of that), and what people with screen readers meet on every
 * page. Left out: taste, and what React writes in its own way without harm.
 */
const html = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'empty-heading': 'error',
    'empty-title': 'error',
    'heading-level': ['error', { allowMultipleH1: false }],
    'unique-landmark': 'error',
    'no-dup-id': 'error',
  },
})

/** Browsers look for the charset in so many bytes. */
const charsetBytes = 1024

/** What is wrong with the markup of a page as it came from the server, one sentence each. */
export async function faultsOf(markup: string): Promise<string[]> {
  const report = await html.validateString(markup)
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  if (Buffer.from(markup).indexOf('charset=') > charsetBytes) faults.push('the charset comes too late')
  if (/<option[^>]*><\/option>/.test(markup)) faults.push('an option without words')
  if (!/<h1[\s>]/.test(markup)) faults.push('no heading of the page')
  faults.push(...foreignForms(markup).map((form) => `the browser checks a form in its own language: ${form}`))
  if (markup.includes('\0')) faults.push('a zero byte')
  if (!markup.trimEnd().endsWith('</html>')) faults.push('something follows </html>')
  return faults
}

/** What makes a browser check a field itself, and speak of it in its own language (ERR-04). */
const checkedByBrowser =
  /<(?:input|textarea|select)\b[^>]*\s(?:required|pattern=|type="(?:email|url|number)")/

/** The tags of forms that leave their words to the browser. */
const foreignForms = (markup: string): string[] =>
  [...markup.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].flatMap(([, tag = '', inside = '']) =>
    !/\snovalidate\b/i.test(tag) && checkedByBrowser.test(inside) ? [tag] : [],
  )

/** Mails are written for mail programs, the page of the API is its vendor's. */
const notOurs = /^\/(__outbox\/|api\/)/

/** `/homepage/atividades/12?aba=x` of a station and `/homepage/atividades/7?aba=y` are one kind of page. */
function kindOf(response: Response): string {
  const { hostname, pathname, searchParams } = new URL(response.url())
  const pattern = pathname.replace(/\/(\d+|[^/]{20,}|[^/]*@[^/]*)(?=\/|$)/g, '/*')
  return [response.status(), hostname, pattern, ...[...searchParams.keys()].sort()].join(' ')
}

/** Kinds of page, or of its state, that some worker of the run has checked, a folder each: making one succeeds once. */
const folderOf = (kind: string) =>
  path.join(process.env.E2E_CHECKED ?? '', createHash('sha256').update(kind).digest('hex'))

/** One page of each kind says what all of them say: true for whoever comes first in the run. */
export function claim(kind: string): boolean {
  try {
    mkdirSync(folderOf(kind))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** What was wrong is looked at again: a second try of its journey is to find it, too. */
export const release = (kind: string) => rmdirSync(folderOf(kind))

/** Checks every page that opens, once per kind; the answer says what is wrong with them. */
export function checkOpenedPages(page: Page): () => Promise<string[]> {
  const checks: Promise<string[]>[] = []
  page.on('response', (response) => {
    const { 'content-type': type = '', 'x-request-id': id } = response.headers()
    // Without an id it is a page of somewhere else, which the journey stands in for.
    if (!response.request().isNavigationRequest() || !type.startsWith('text/html') || !id) return
    if (notOurs.test(new URL(response.url()).pathname)) return
    const kind = kindOf(response)
    if (!claim(kind)) return
    const check = async () => {
      const markup = await response.text().catch(() => null)
      const faults = markup === null ? [] : await faultsOf(markup)
      // Left before it had arrived, or wrong, which a second try of its journey is to find again.
      if (markup === null || faults.length > 0) release(kind)
      return faults.map((fault) => `${new URL(response.url()).pathname}: ${fault}`)
    }
    checks.push(check())
  })
  return async () => (await Promise.all(checks)).flat()
}
