import { type CssNode, generate, parse, type Rule, walk } from 'css-tree'

/** What a rule of a stylesheet says about whether something is shown. */
export type ShowingRule = {
  selector: string
  /** A class of the element it speaks of, by which rules are found; null where it has none. */
  key: string | null
  property: 'display' | 'visibility'
  value: string
  isImportant: boolean
  /** Ids, classes, types; the larger one wins. */
  specificity: readonly [number, number, number]
  /** Conditions of `@media` around it, all of which must hold. */
  media: readonly string[]
}

/**
 * The rules of a stylesheet that show and hide, in their order. Nothing else of a style decides what a person without scripts
 * can press; sizes and places are for journeys in a browser.
 */
export function showingRules(css: string): ShowingRule[] {
  const found: ShowingRule[] = []
  const media: string[] = []
  walk(parse(css, { parseValue: false }), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') media.push(conditionOf(node.name, node.prelude))
      if (node.type === 'Rule') found.push(...rulesOf(node, [...media]))
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule') media.pop()
    },
  })
  return found
}

/** Of other rules than `@media`: what they stand for is supported and large enough, or it is no rule of the page itself. */
function conditionOf(name: string, prelude: CssNode | null): string {
  if (name === 'media') return prelude ? generate(prelude) : 'all'
  return ['supports', 'layer', 'container'].includes(name) ? 'all' : 'not all'
}

function rulesOf({ prelude, block }: Rule, media: string[]): ShowingRule[] {
  const declarations = block.children.toArray().flatMap((node) => {
    if (node.type !== 'Declaration' || (node.property !== 'display' && node.property !== 'visibility'))
      return []
    const property: ShowingRule['property'] = node.property
    return [{ property, value: generate(node.value).trim(), isImportant: node.important !== false }]
  })
  if (declarations.length === 0 || prelude.type !== 'SelectorList') return []
  return prelude.children.toArray().flatMap((one) => {
    const selector = generate(one)
    // Of what a style paints before and after an element, nothing can be pressed.
    if (/::?(?:before|after|marker|backdrop|placeholder|-)/.test(selector)) return []
    const parts = { selector, key: keyOf(one), specificity: specificityOf(one), media }
    return declarations.map((declaration) => ({ ...parts, ...declaration }))
  })
}

/** The first class of the last part of a selector. */
function keyOf(selector: CssNode): string | null {
  const parts = selector.type === 'Selector' ? selector.children.toArray() : []
  const last = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1)
  const named = last.find((part) => part.type === 'ClassSelector')
  return named?.type === 'ClassSelector' ? named.name : null
}

function specificityOf(selector: CssNode): [number, number, number] {
  const count: [number, number, number] = [0, 0, 0]
  walk(selector, function (node) {
    if (node.type === 'PseudoClassSelector' && node.name === 'where') return this.skip
    if (node.type === 'IdSelector') count[0] += 1
    if (node.type === 'ClassSelector' || node.type === 'AttributeSelector') count[1] += 1
    if (node.type === 'PseudoClassSelector' && !['is', 'not', 'has'].includes(node.name)) count[1] += 1
    if (node.type === 'TypeSelector' && node.name !== '*') count[2] += 1
  })
  return count
}

/** What a page is shown on. */
export type Screen = { width: number; height: number; media: 'screen' | 'print' }

/** Whether a list of media queries holds on a screen without scripts that has a mouse and wants motion. */
export const mediaHolds = (list: string, screen: Screen): boolean =>
  list.split(',').some((query) => queryHolds(query.trim().toLowerCase(), screen))

function queryHolds(query: string, screen: Screen): boolean {
  if (query.startsWith('not ')) return !queryHolds(query.slice('not '.length), screen)
  return query
    .replace(/^only /, '')
    .split(/\band\b/)
    .every((part) => partHolds(part.trim(), screen))
}

const rem = 16
const pixels = (length: string): number => Number.parseFloat(length) * (/r?em$/.test(length.trim()) ? rem : 1)

function partHolds(part: string, { width, height, media }: Screen): boolean {
  if (!part.startsWith('(')) return part === 'all' || part === media
  const inner = part.slice(1, -1).trim()
  const [, edge = '', side = '', length = ''] = /^(min|max)-(width|height)\s*:\s*(.+)$/.exec(inner) ?? []
  const compared = /^(width|height)\s*([<>]=?)\s*(.+)$/.exec(inner)
  const sizeOf = (name: string) => (name === 'width' ? width : height)
  if (edge) return edge === 'min' ? sizeOf(side) >= pixels(length) : sizeOf(side) <= pixels(length)
  if (compared) {
    const [, name = '', sign = '', value = ''] = compared
    const [size, bound] = [sizeOf(name), pixels(value)]
    return sign.startsWith('>')
      ? size > bound || (sign === '>=' && size === bound)
      : size < bound || (sign === '<=' && size === bound)
  }
  return [
    'hover:hover',
    'any-hover:hover',
    'pointer:fine',
    'any-pointer:fine',
    'scripting:none',
    'prefers-color-scheme:light',
    'prefers-reduced-motion:no-preference',
  ].includes(inner.replace(/\s/g, ''))
}
