import { mediaHolds, type Screen, type ShowingRule } from './stylesheet.ts'

/** What browsers show nothing of, whatever a page says. */
const neverShown = new Set([
  ...['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'META', 'LINK', 'BASE', 'DATALIST', 'PARAM', 'SOURCE'],
])

/** What of a page a person sees, by its stylesheets and the states of its elements; without sizes and places. */
export type Sight = {
  /** Shown, and nothing around it hidden. */
  isShown(element: Element): boolean
  /** The values that names of elements are made by. */
  styleOf(element: Element): { display: string; visibility: string }
}

/** With its place among all rules of the page: of equals the later one wins. */
type Placed = ShowingRule & { order: number }

/**
 * Looks at a page with the rules of its stylesheets. What it has seen it remembers: a new one is made when something of the
 * page changes.
 */
export function lookAt(rules: readonly ShowingRule[], screen: Screen): Sight {
  const byClass = new Map<string, Placed[]>()
  for (const [order, rule] of rules.entries()) {
    if (!rule.media.every((one) => mediaHolds(one, screen))) continue
    const key = rule.key ?? ''
    byClass.set(key, [...(byClass.get(key) ?? []), { ...rule, order }])
  }
  const displays = new Map<Element, string>()
  const visibilities = new Map<Element, string>()
  const shown = new Map<Element, boolean>()

  const declared = (element: Element, property: ShowingRule['property']): string | undefined => {
    const candidates = [...element.classList, ''].flatMap((name) => byClass.get(name) ?? [])
    const matching = candidates.filter(
      (rule) => rule.property === property && (isOfClass(rule) || matches(element, rule.selector)),
    )
    return strongest(matching, inline(element, property))
  }
  const displayOf = (element: Element) =>
    remembered(displays, element, () => {
      if (neverShown.has(element.tagName)) return 'none'
      return declared(element, 'display') ?? (isHiddenByMarkup(element) ? 'none' : 'block')
    })
  const visibilityOf = (element: Element): string =>
    remembered(
      visibilities,
      element,
      () =>
        declared(element, 'visibility') ??
        (element.parentElement ? visibilityOf(element.parentElement) : 'visible'),
    )
  const isRendered = (element: Element): boolean =>
    remembered(shown, element, () => {
      if (displayOf(element) === 'none' || isFoldedAway(element)) return false
      return element.parentElement ? isRendered(element.parentElement) : true
    })
  return {
    isShown: (element) => isRendered(element) && visibilityOf(element) === 'visible',
    styleOf: (element) => ({ display: displayOf(element), visibility: visibilityOf(element) }),
  }
}

function remembered<Value>(known: Map<Element, Value>, element: Element, find: () => Value): Value {
  const before = known.get(element)
  if (before !== undefined) return before
  const value = find()
  known.set(element, value)
  return value
}

/** It speaks of a class and of nothing else: whoever was found by the class is meant. */
const isOfClass = ({ selector, key }: ShowingRule): boolean => key !== null && selector === `.${key}`

/** Selectors of browsers that the tests' document does not know speak of states that no page without scripts is in. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

const inline = (element: Element, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;!]+)`).exec(element.getAttribute('style') ?? '')?.[1]?.trim()

function strongest(matching: Placed[], own: string | undefined): string | undefined {
  const weight = (rule: Placed) => [Number(rule.isImportant), ...rule.specificity, rule.order]
  const [first] = matching.sort((a, b) => compare(weight(b), weight(a)))
  return first?.isImportant ? first.value : (own ?? first?.value)
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

const isHiddenByMarkup = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
  (element.tagName === 'INPUT' && element.getAttribute('type')?.toLowerCase() === 'hidden')

/** Inside of a closed `<details>`, and not its summary. What is folded on phones only is open on the screen of the driver. */
function isFoldedAway(element: Element): boolean {
  const { parentElement } = element
  if (parentElement?.tagName !== 'DETAILS' || parentElement.hasAttribute('open')) return false
  if (parentElement.getAttribute('data-folded') === 'phones') return false
  return element !== [...parentElement.children].find(({ tagName }) => tagName === 'SUMMARY')
}
