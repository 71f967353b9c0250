import { expect as playwrightExpect } from '@playwright/test'
import { ownOf } from './as-playwright.ts'
import { FormLocator } from './locator.ts'
import { FormPage, meansUrl } from './page.ts'
import { hasWords, readable, type Words, wordsOf } from './queries.ts'
import { descriptionOf, isDisabled, nameOf } from './roles.ts'

type Verdict = { pass: boolean; message: () => string }

/** Of a locator that must mean one thing, and of the page where it is not as expected. */
function verdict(locator: FormLocator, what: string, pass: boolean, seen: unknown): Verdict {
  return {
    pass,
    message: () =>
      `${locator.description}: ${what}; it is ${JSON.stringify(seen)} at ${locator.host.document().URL}\n${pageWords(locator)}`,
  }
}

const pageWords = ({ host }: FormLocator) => {
  const document = host.document()
  return readable(wordsOf(document.querySelector('main') ?? document.body)).slice(0, 1_500)
}

/** Says whether the one element is so; none is not so. */
function ofOne(
  what: string,
  isSo: (element: HTMLElement, locator: FormLocator, wanted: unknown) => boolean | unknown,
) {
  return (locator: FormLocator, wanted?: unknown): Verdict => {
    if (locator.found().length === 0) return verdict(locator, what, false, 'nothing')
    const element = locator.one()
    return verdict(
      locator,
      `${what} ${String(wanted ?? '')}`,
      Boolean(isSo(element, locator, wanted)),
      element.outerHTML.slice(0, 300),
    )
  }
}

type Listed = Words | readonly Words[]

/** One text against one element, or a list against all of them. */
function ofWords(exact: boolean) {
  return (locator: FormLocator, wanted: Listed): Verdict => {
    const texts = locator.found().map((one) => readable(one.textContent ?? ''))
    if (!Array.isArray(wanted)) {
      if (texts.length > 0) locator.one()
      const [text] = texts
      return verdict(locator, `has ${wanted}`, text !== undefined && says(text, wanted as Words, exact), text)
    }
    const isSo = exact
      ? texts.length === wanted.length && wanted.every((one, at) => says(texts[at] ?? '', one, true))
      : holdsInOrder(texts, wanted)
    return verdict(locator, `has ${wanted.join(' | ')}`, isSo, texts)
  }
}

const says = (text: string, wanted: Words, exact: boolean) =>
  typeof wanted === 'string' && !exact ? text.includes(readable(wanted)) : hasWords(text, wanted, exact)

function holdsInOrder(texts: readonly string[], wanted: readonly Words[]): boolean {
  let at = 0
  for (const text of texts) if (wanted[at] !== undefined && says(text, wanted[at] as Words, false)) at += 1
  return at === wanted.length
}

const valueIs = (value: string, wanted: unknown) =>
  wanted instanceof RegExp ? wanted.test(value) : value === wanted

const ofLocators = {
  toBeVisible: ofOne('is seen', (one, { host }) => host.sight().isShown(one)),
  toBeHidden(locator: FormLocator) {
    const isSeen = locator.found().length > 0 && locator.host.sight().isShown(locator.one())
    return verdict(locator, 'is not seen', !isSeen, isSeen)
  },
  toBeAttached: ofOne('is there', () => true),
  toBeEnabled: ofOne('can be used', (one) => !isDisabled(one)),
  toBeDisabled: ofOne('is disabled', isDisabled),
  toBeChecked(locator: FormLocator, { checked = true }: { checked?: boolean } = {}) {
    const is = (locator.one() as HTMLInputElement).checked
    return verdict(locator, `checked: ${checked}`, is === checked, is)
  },
  toBeFocused: ofOne(
    'has the focus',
    (one) => one.ownerDocument.activeElement === one || one.matches('[autofocus]'),
  ),
  toBeEmpty: ofOne(
    'is empty',
    (one) => readable(one.textContent ?? '') === '' && !('value' in one && one.value),
  ),
  toHaveValue: ofOne('has the value', (one, _, wanted) => valueIs((one as HTMLInputElement).value, wanted)),
  toHaveAccessibleName: ofOne('is called', (one, { host }, wanted) =>
    hasWords(nameOf(one, host.sight()), wanted as Words, true),
  ),
  toHaveAccessibleDescription: ofOne('is described as', (one, { host }, wanted) =>
    hasWords(descriptionOf(one, host.sight()), wanted as Words, true),
  ),
  toHaveText: ofWords(true),
  toContainText: ofWords(false),
  toHaveCount(locator: FormLocator, wanted: number) {
    const count = locator.found().length
    return verdict(locator, `${wanted} of them`, count === wanted, count)
  },
  toHaveAttribute(locator: FormLocator, name: string, wanted?: unknown) {
    const value = locator.one().getAttribute(name)
    const isSo = value !== null && (wanted === undefined || valueIs(value, wanted))
    return verdict(locator, `${name} is ${wanted}`, isSo, value)
  },
}

const ofPages = {
  toHaveURL(page: FormPage, wanted: string | RegExp | ((url: URL) => boolean)): Verdict {
    const full = typeof wanted === 'string' ? new URL(wanted, page.url()).href : wanted
    return {
      pass: meansUrl(full, page.url()),
      message: () => `${wanted} instead of ${page.url()}\n${pageWords(page.locator('body'))}`,
    }
  },
  toHaveTitle(page: FormPage, wanted: Words): Verdict {
    const { title } = page.document()
    return { pass: hasWords(title, wanted, true), message: () => `the title ${wanted} instead of ${title}` }
  },
}

/** How long a page that opens itself again is given. */
const patienceMs = 20_000

/** Asks again as long as the page opens itself again; others stay as they are. */
function settled<Seen extends FormLocator | FormPage, Wanted extends unknown[]>(
  judge: (seen: Seen, ...wanted: Wanted) => Verdict,
) {
  return async function (this: { isNot: boolean }, seen: Seen, ...wanted: Wanted): Promise<Verdict> {
    const until = Date.now() + patienceMs
    const host = seen instanceof FormPage ? seen : seen.host
    let said = judge(seen, ...wanted)
    while (said.pass === this.isNot && Date.now() < until && (await host.refresh()))
      said = judge(seen, ...wanted)
    return said
  }
}

const driven = playwrightExpect.extend({
  toBeVisible: settled(ofLocators.toBeVisible),
  toBeHidden: settled(ofLocators.toBeHidden),
  toBeAttached: settled(ofLocators.toBeAttached),
  toBeEnabled: settled(ofLocators.toBeEnabled),
  toBeDisabled: settled(ofLocators.toBeDisabled),
  toBeChecked: settled(ofLocators.toBeChecked),
  toBeFocused: settled(ofLocators.toBeFocused),
  toBeEmpty: settled(ofLocators.toBeEmpty),
  toHaveValue: settled(ofLocators.toHaveValue),
  toHaveAccessibleName: settled(ofLocators.toHaveAccessibleName),
  toHaveAccessibleDescription: settled(ofLocators.toHaveAccessibleDescription),
  toHaveText: settled(ofLocators.toHaveText),
  toContainText: settled(ofLocators.toContainText),
  toHaveCount: settled(ofLocators.toHaveCount),
  toHaveAttribute: settled(ofLocators.toHaveAttribute),
  toHaveURL: settled(ofPages.toHaveURL),
  toHaveTitle: settled(ofPages.toHaveTitle),
})

/** Playwright's `expect`; of what the form driver shows, it says how it is now. */
export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  apply(theirs, self, [seen, ...rest]) {
    const own = seen instanceof FormLocator ? seen : ownOf(seen)
    return own instanceof FormLocator || own instanceof FormPage
      ? Reflect.apply(driven, self, [own, ...rest])
      : Reflect.apply(theirs, self, [seen, ...rest])
  },
})
