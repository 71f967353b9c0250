import { isDisabled, isOn, isTold, levelOf, nameOf, roleOf } from './roles.ts'
import type { Sight } from './visibility.ts'

/** Finds elements in and below others, in the order of the page. */
export type Query = (root: ParentNode, sight: Sight) => Element[]
export type Words = string | RegExp

/** As people read it: one space, none at the ends. */
export const readable = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .trim()
    .replace(/\s+/g, ' ')

/** Whether a text has these words: all of it when `exact`, else some of it, whatever the case. */
export function hasWords(text: string, words: Words, exact = false): boolean {
  const read = readable(text)
  if (words instanceof RegExp) return new RegExp(words.source, words.flags.replace('g', '')).test(read)
  const wanted = readable(words)
  return exact ? read === wanted : read.toLowerCase().includes(wanted.toLowerCase())
}

const all = (root: ParentNode) => [...root.querySelectorAll('*')]
const unread = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'HEAD', 'TITLE'])

/** The words of an element, with a space for a picture's or a line's end; a button's value is its words. */
export function wordsOf(element: Element): string {
  if (unread.has(element.tagName)) return ''
  if (element.tagName === 'INPUT' && /^(submit|button|reset)$/i.test(element.getAttribute('type') ?? ''))
    return element.getAttribute('value') ?? ''
  return [...element.childNodes]
    .map((child) => (child.nodeType === 3 ? (child.nodeValue ?? '') : isElement(child) ? wordsOf(child) : ''))
    .join('')
}

export const isElement = (node: Node): node is Element => node.nodeType === 1

/** The innermost elements that have the words. */
export function byText(words: Words, exact?: boolean): Query {
  return (root) => {
    const having = new Set(
      all(root).filter((one) => !unread.has(one.tagName) && hasWords(wordsOf(one), words, exact)),
    )
    return [...having].filter((one) => ![...one.children].some((child) => having.has(child)))
  }
}

/** Fields by what stands beside them or is said of them. */
export function byLabel(words: Words, exact?: boolean): Query {
  return (root) => all(root).filter((one) => labelsOf(one).some((label) => hasWords(label, words, exact)))
}

function labelsOf(element: Element): string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
  if (named.length > 0) return named.map(wordsOf)
  const said = element.getAttribute('aria-label')?.trim()
  if (said) return [said]
  return 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map(wordsOf) : []
}

export function byAttribute(attribute: string, words: Words, exact?: boolean): Query {
  return (root) =>
    [...root.querySelectorAll(`[${attribute}]`)].filter((one) =>
      hasWords(one.getAttribute(attribute) ?? '', words, exact),
    )
}

const namedLandmarks = new Set(['SECTION', 'FORM'])
const landmarks = new Set(['region', 'form'])

export type RoleOptions = Partial<{
  name: Words
  exact: boolean
  level: number
  checked: boolean
  pressed: boolean
  expanded: boolean
  selected: boolean
  disabled: boolean
  includeHidden: boolean
}>

export function byRole(role: string, options: RoleOptions = {}): Query {
  const { name, exact, level, disabled, includeHidden, ...states } = options
  return (root, sight) =>
    all(root).filter((one) => {
      // Its name decides whether it is a landmark: what is looked for as something else is not asked for its name.
      if (!landmarks.has(role) && namedLandmarks.has(one.tagName) && !one.hasAttribute('role')) return false
      if (roleOf(one, sight) !== role) return false
      if (!includeHidden && !isTold(one, sight)) return false
      if (level !== undefined && levelOf(one) !== level) return false
      if (disabled !== undefined && isDisabled(one) !== disabled) return false
      for (const [state, wanted] of Object.entries(states))
        if (isOn(one, state as keyof typeof states) !== wanted) return false
      return name === undefined || hasWords(nameOf(one, sight), name, exact)
    })
}

/** A selector of CSS, a parent, or one of the `xpath` that journeys use. */
export function bySelector(selector: string): Query {
  if (selector === '..') return (root) => (isElement(root) && root.parentElement ? [root.parentElement] : [])
  const ancestor = /^xpath=ancestor::(\w+)$/.exec(selector)?.[1]
  if (ancestor)
    return (root) => (isElement(root) ? ancestorsOf(root).filter((one) => one.matches(ancestor)) : [])
  if (selector.startsWith('>')) return (root) => [...root.querySelectorAll(`:scope ${selector}`)]
  return (root) => [...root.querySelectorAll(selector)]
}

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [...ancestorsOf(element.parentElement), element.parentElement] : []
