import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStation } from '../../station/require-station.ts'
import { formatDate } from '../../ui/format.ts'
import { legalFacts } from './legal/legal-facts.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { termsSpecial } from './legal/terms-special.ts'
import { termsStandard } from './legal/terms-standard.ts'
import { visitorCache } from './load-or.ts'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction = (args) => pageMeta(args, { title: texts.legal.termsTitle })
export const headers: HeadersFunction = () => visitorCache

const documents = { standard: termsStandard, special: termsSpecial }

export function loader({ context }: LoaderFunctionArgs) {
  const station = requireStation(context)
  const { behaviour, legal } = station.config
  return {
    sections: documents[behaviour.termsOfUse](legalFacts(station)),
    updatedAt: formatDate(legal.termsUpdatedAt),
  }
}

/** Shows the terms of use, standard or special, filled with the station's data (PUB-20, STN-U04, GAP-32). */
export default function Terms() {
  const { sections, updatedAt } = useLoaderData<typeof loader>()
  return <LegalPage title={texts.legal.termsTitle} updatedAt={updatedAt} sections={sections} />
}
