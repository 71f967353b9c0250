import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { ApiProblem } from '#contract/client.ts'
import { getLegalText } from '#contract/people/legal-texts/endpoints.ts'
import { type LegalDocument, versionOf } from '#contract/stations/registry/legal-said.ts'
import type { InjectedStation, PortalContext } from '../../../station/portal-context.ts'
import { formatDate } from '../../../ui/format.ts'
import type { WrittenSection } from './legal-document.ts'
import { legalFacts } from './legal-facts.ts'
import { privacyBank } from './privacy-bank.ts'
import { privacyStandard } from './privacy-standard.ts'
import { termsSpecial } from './terms-special.ts'
import { termsStandard } from './terms-standard.ts'

const terms = { standard: termsStandard, special: termsSpecial }
const privacy = { standard: privacyStandard, bank: privacyBank }

/** The text that came with the station, filled with its data of now (PUB-20, PUB-21). Pure. */
export function originalText(station: InjectedStation, document: LegalDocument) {
  const { behaviour, legal } = station.config
  const write = document === 'terms' ? terms[behaviour.termsOfUse] : privacy[behaviour.privacyNotice]
  const day = document === 'terms' ? legal.termsUpdatedAt : legal.privacyUpdatedAt
  return { sections: write(legalFacts(station)), day }
}

/** A document of the station as a page shows it; without a number, the version that counts now. @throws a 404 */
export async function loadLegalText(
  { api }: Pick<PortalContext, 'api'>,
  station: InjectedStation,
  { document, number: wanted }: { document: LegalDocument; number?: number | undefined },
) {
  const { number: now } = versionOf(station.config.legal, document)
  const number = wanted ?? now
  const versions = { number, now }
  if (number === 0) {
    const { sections, day } = originalText(station, document)
    return { sections, written: null, updatedAt: formatDate(day), note: '', versions }
  }
  const { html, day, note } = await askText(api, document, number)
  return { sections: null, written: sectionsIn(html), updatedAt: formatDate(day), note, versions }
}

async function askText(api: PortalContext['api'], document: LegalDocument, number: number) {
  try {
    return await api.call(getLegalText, { params: { document, number } })
  } catch (problem) {
    if (problem instanceof ApiProblem && [404, 422].includes(problem.status))
      throw new Response(null, { status: 404 })
    throw problem
  }
}

/** The parts of a cleaned text, each from one of its headings to the next, so that its contents lead there. Pure. */
export function sectionsIn(html: string): WrittenSection[] {
  const parts: { title: string | null; nodes: Tree.ChildNode[] }[] = [{ title: null, nodes: [] }]
  for (const node of parseFragment(html).childNodes)
    if (node.nodeName === 'h2') parts.push({ title: wordsOf(node).trim(), nodes: [] })
    else parts.at(-1)?.nodes.push(node)
  return parts.flatMap(({ title, nodes }, at) => {
    const inside = serialize({ nodeName: '#document-fragment', childNodes: nodes } as Tree.DocumentFragment)
    return title === null && inside.trim() === '' ? [] : [{ id: `parte-${at}`, title, html: inside }]
  })
}

const wordsOf = (node: Tree.Node): string =>
  'value' in node && node.nodeName === '#text'
    ? (node as Tree.TextNode).value
    : 'childNodes' in node
      ? node.childNodes.map(wordsOf).join('')
      : ''
