import {
  byAttribute,
  byLabel,
  byRole,
  bySelector,
  byText,
  hasWords,
  isElement,
  type Query,
  type RoleOptions,
  type Words,
  wordsOf,
} from './queries.ts'
import { isDisabled } from './roles.ts'
import type { ChosenFile } from './submission.ts'
import type { Sight } from './visibility.ts'

/** From the elements found so far to the next ones. */
type Step = (from: readonly ParentNode[], sight: Sight) => Element[]
type Filter = Partial<{
  has: FormLocator
  hasNot: FormLocator
  hasText: Words
  hasNotText: Words
  visible: boolean
}>
type Exact = { exact?: boolean }
type Chosen = string | { label?: string; value?: string; index?: number } | readonly string[]

/** What a locator asks of the page that it looks at. */
export type Host = {
  document(): Document
  sight(): Sight
  /** After something was written or ticked, what is seen may be another. */
  changed(): void
  press(element: HTMLElement): Promise<void>
  enter(element: HTMLElement): Promise<void>
  choose(input: Element, files: ChosenFile[]): void
  refresh(): Promise<boolean>
}

const inOrder = (elements: Iterable<Element>): Element[] =>
  [...new Set(elements)].sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))

const below =
  (query: Query): Step =>
  (from, sight) => {
    const found = from.flatMap((root) => query(root, sight))
    return from.length > 1 ? inOrder(found) : found
  }

/**
 * Finds elements of a page as a person does, with the words of Playwright's locators, so that a journey is written once. A page
 * without scripts does not change by itself: what is not there now is not waited for.
 */
export class FormLocator {
  constructor(
    readonly host: Host,
    private readonly steps: readonly Step[],
    readonly description: string,
  ) {}

  private narrow(step: Step, description: string): FormLocator {
    return new FormLocator(this.host, [...this.steps, step], `${this.description} ${description}`.trim())
  }

  /** All that it finds now, in the order of the page. */
  found(root: ParentNode = this.host.document()): Element[] {
    const sight = this.host.sight()
    return this.steps.reduce<readonly ParentNode[]>((from, step) => step(from, sight), [root]) as Element[]
  }

  /** The one element that it means; two are as wrong as none. */
  one(): HTMLElement {
    const [first, ...others] = this.found()
    if (!first) throw new Error(`Nothing is ${this.description} at ${this.host.document().URL}`)
    if (others.length > 0) {
      const all = [first, ...others].map(({ outerHTML }) => outerHTML.slice(0, 120)).join('\n')
      throw new Error(`${others.length + 1} are ${this.description} at ${this.host.document().URL}:\n${all}`)
    }
    return first as HTMLElement
  }

  getByRole = (role: string, options: RoleOptions = {}) =>
    this.narrow(below(byRole(role, options)), `${role} ${String(options.name ?? '')}`)
  getByText = (words: Words, { exact }: Exact = {}) =>
    this.narrow(below(byText(words, exact)), `text ${words}`)
  getByLabel = (words: Words, { exact }: Exact = {}) =>
    this.narrow(below(byLabel(words, exact)), `label ${words}`)
  getByAltText = (words: Words, { exact }: Exact = {}) =>
    this.narrow(below(byAttribute('alt', words, exact)), `alt ${words}`)
  getByTitle = (words: Words, { exact }: Exact = {}) =>
    this.narrow(below(byAttribute('title', words, exact)), `title ${words}`)
  getByPlaceholder = (words: Words, { exact }: Exact = {}) =>
    this.narrow(below(byAttribute('placeholder', words, exact)), `placeholder ${words}`)

  locator(selector: string | FormLocator, filter: Filter = {}): FormLocator {
    if (selector instanceof FormLocator)
      return this.narrow(
        (from) => inOrder(from.flatMap((root) => selector.found(root))),
        selector.description,
      )
    return this.narrow(below(bySelector(selector)), selector).filter(filter)
  }

  filter({ has, hasNot, hasText, hasNotText, visible }: Filter): FormLocator {
    const keeps = (one: Element, sight: Sight) =>
      (!has || has.found(one).length > 0) &&
      (!hasNot || hasNot.found(one).length === 0) &&
      (hasText === undefined || hasWords(wordsOf(one), hasText)) &&
      (hasNotText === undefined || !hasWords(wordsOf(one), hasNotText)) &&
      (visible === undefined || sight.isShown(one) === visible)
    return this.narrow(
      (from, sight) => (from as Element[]).filter((one) => keeps(one, sight)),
      has || hasText ? `with ${String(hasText ?? has?.description)}` : '',
    )
  }

  or = (other: FormLocator) =>
    new FormLocator(
      this.host,
      [(from) => inOrder(from.flatMap((root) => [...this.found(root), ...other.found(root)]))],
      `${this.description} or ${other.description}`,
    )
  and = (other: FormLocator) =>
    this.narrow((from) => (from as Element[]).filter((one) => other.found().includes(one)), other.description)
  nth = (at: number) => this.narrow((from) => (from as Element[]).slice(at).slice(0, 1), `number ${at}`)
  first = () => this.nth(0)
  last = () => this.nth(-1)

  all = async () => this.found().map((_, at) => this.nth(at))
  count = async () => this.found().length
  page = () => this.host

  isVisible = async () => this.found().length > 0 && this.host.sight().isShown(this.one())
  isHidden = async () => !(await this.isVisible())
  isChecked = async () => (this.one() as HTMLInputElement).checked
  isEnabled = async () => !isDisabled(this.one())
  isDisabled = async () => isDisabled(this.one())
  getAttribute = async (name: string) => this.one().getAttribute(name)
  inputValue = async () => (this.one() as HTMLInputElement).value
  textContent = async () => this.one().textContent
  innerText = async () => shownWords(this.one(), this.host.sight())
  allInnerTexts = async () => this.found().map((one) => shownWords(one, this.host.sight()))
  allTextContents = async () => this.found().map((one) => one.textContent ?? '')
  innerHTML = async () => this.one().innerHTML
  waitFor = async ({ state = 'visible' }: { state?: string } = {}) => {
    const is = state === 'visible' || state === 'attached'
    const isThere =
      state === 'attached' || state === 'detached' ? this.found().length > 0 : await this.isVisible()
    if (isThere !== is) throw new Error(`Not ${state}: ${this.description} at ${this.host.document().URL}`)
  }

  /** The element, if a person could reach it now: seen, not disabled, not behind something that keeps it away. */
  private reachable(): HTMLElement {
    const element = this.one()
    if (!this.host.sight().isShown(element)) throw new Error(`Hidden: ${this.description}`)
    if (isDisabled(element)) throw new Error(`Disabled: ${this.description}`)
    if (element.closest('[inert]')) throw new Error(`Out of reach: ${this.description}`)
    return element
  }

  private writable(): HTMLInputElement {
    const element = this.reachable() as HTMLInputElement
    const isField =
      /^(INPUT|TEXTAREA)$/.test(element.tagName) && !/^(checkbox|radio|file|submit)$/.test(element.type)
    if (!isField || element.readOnly) throw new Error(`Nothing can be written: ${this.description}`)
    return element
  }

  click = async () => this.host.press(this.reachable())
  async fill(value: string): Promise<void> {
    const field = this.writable()
    field.value = value
    if (field.value !== value && field.tagName === 'INPUT' && field.type !== 'text')
      throw new Error(`${value} is no ${field.type}: ${this.description}`)
    this.host.changed()
  }
  clear = () => this.fill('')
  async pressSequentially(text: string): Promise<void> {
    const field = this.writable()
    field.value += text
    this.host.changed()
  }
  async press(key: string): Promise<void> {
    if (key !== 'Enter') throw new Error(`The form driver knows no key ${key}`)
    await this.host.enter(this.reachable())
  }
  async setChecked(wanted: boolean): Promise<void> {
    // A box may be hidden behind the label that draws it.
    const box = this.one() as HTMLInputElement
    if (box.checked === wanted) return
    const target = this.host.sight().isShown(box) ? this.reachable() : box.labels?.[0]
    if (!target || isDisabled(box)) throw new Error(`Out of reach: ${this.description}`)
    await this.host.press(target)
    if (box.checked !== wanted) throw new Error(`It did not change: ${this.description}`)
  }
  check = () => this.setChecked(true)
  uncheck = () => this.setChecked(false)

  async selectOption(chosen: Chosen): Promise<void> {
    const field = this.reachable() as HTMLElement as HTMLSelectElement
    const wanted = (Array.isArray(chosen) ? chosen : [chosen]) as Exclude<Chosen, readonly string[]>[]
    const options = wanted.map((one) => {
      const option = [...field.options].find((other) => isMeant(other, one))
      if (!option || option.disabled) throw new Error(`No option ${JSON.stringify(one)}: ${this.description}`)
      return option
    })
    if (field.multiple) for (const option of field.options) option.selected = options.includes(option)
    else for (const option of options) option.selected = true
    this.host.changed()
  }

  async setInputFiles(files: ChosenFile | ChosenFile[]): Promise<void> {
    const input = this.one() as HTMLInputElement
    const chosen = Array.isArray(files) ? files : [files]
    if (input.type !== 'file' || isDisabled(input)) throw new Error(`No files go here: ${this.description}`)
    if (chosen.length > 1 && !input.multiple) throw new Error(`One file only: ${this.description}`)
    this.host.choose(input, chosen)
  }

  // What only scripts could hear of.
  hover = async () => void this.reachable()
  focus = async () => this.one().focus()
  blur = async () => this.one().blur()
  scrollIntoViewIfNeeded = async () => void this.one()
}

function isMeant(option: HTMLOptionElement, wanted: Exclude<Chosen, readonly string[]>): boolean {
  if (typeof wanted === 'string') return option.value === wanted || hasWords(option.label, wanted, true)
  return (
    (wanted.value === undefined || option.value === wanted.value) &&
    (wanted.label === undefined || hasWords(option.label, wanted.label, true)) &&
    (wanted.index === undefined || option.index === wanted.index)
  )
}

const beginsLine = /^(P|DIV|LI|H[1-6]|TR|SECTION|ARTICLE|DT|DD|BR)$/

/** The words of an element that are seen, a line for each of its parts that begins one. */
const shownWords = (element: Element, sight: Sight): string =>
  shownParts(element, sight)
    .replace(/ *\n\s*/g, '\n')
    .trim()

function shownParts(element: Element, sight: Sight): string {
  if (!sight.isShown(element)) return ''
  const parts = [...element.childNodes].map((child) => {
    if (child.nodeType === 3) return (child.nodeValue ?? '').replace(/\s+/g, ' ')
    return isElement(child) ? shownParts(child, sight) : ''
  })
  return beginsLine.test(element.tagName) ? `\n${parts.join('')}\n` : parts.join('')
}
