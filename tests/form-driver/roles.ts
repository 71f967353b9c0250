import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Sight } from './visibility.ts'

/** Landmarks of the whole page only where they are not a part of something on it. */
const sectioning = 'article, aside, main, nav, section'

/** What an element is to a screen reader: as its markup says, else as its tag does; null for none. */
export function roleOf(element: Element, sight: Sight): string | null {
  const [said] = (element.getAttribute('role') ?? '').trim().split(/\s+/)
  if (said) return said
  switch (element.tagName) {
    case 'HEADER':
    case 'FOOTER':
      return element.parentElement?.closest(sectioning) ? null : getRole(element)
    case 'SECTION':
    case 'FORM':
      return nameOf(element, sight) ? getRole(element) : null
    case 'TH':
      return /^row(group)?$/.test(element.getAttribute('scope') ?? '') ? 'rowheader' : 'columnheader'
    case 'IMG':
      return element.getAttribute('alt') === '' ? 'presentation' : 'img'
    case 'A':
      return element.hasAttribute('href') ? 'link' : null
    case 'CAPTION':
      return 'caption'
    case 'SUMMARY':
      return null
    case 'INPUT':
      return /^(password|date|time|month|week|datetime-local)$/i.test(element.getAttribute('type') ?? '')
        ? 'textbox'
        : getRole(element)
    default:
      return getRole(element)
  }
}

const style = (sight: Sight) => (element: Element) => {
  const { display, visibility } = sight.styleOf(element)
  const value = (name: string) => ({ display, visibility })[name] ?? ''
  // Of a style, names ask for these two and for what is painted before and after, which nobody here needs.
  return { display, visibility, content: '', getPropertyValue: value } as CSSStyleDeclaration
}

export const nameOf = (element: Element, sight: Sight): string =>
  computeAccessibleName(element, { getComputedStyle: style(sight) })

export const descriptionOf = (element: Element, sight: Sight): string =>
  computeAccessibleDescription(element, { getComputedStyle: style(sight) })

/** Shown, and nothing around it kept from screen readers. */
export const isTold = (element: Element, sight: Sight): boolean =>
  sight.isShown(element) && !element.closest('[aria-hidden="true"]')

export const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? /^H([1-6])$/.exec(element.tagName)?.[1] ?? 0)

/** Of a box or a button that is on or off. */
export function isOn(element: Element, attribute: 'checked' | 'pressed' | 'selected' | 'expanded'): boolean {
  if (attribute === 'checked' && 'checked' in element) return Boolean(element.checked)
  if (attribute === 'selected' && 'selected' in element) return Boolean(element.selected)
  return element.getAttribute(`aria-${attribute}`) === 'true'
}

/** Cannot be pressed or filled in, itself or because of the group it stands in. */
export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null
