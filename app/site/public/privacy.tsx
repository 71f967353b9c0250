import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDate } from '../../ui/format.ts'
import { legalFacts } from './legal/legal-facts.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { privacyBank } from './legal/privacy-bank.ts'
import { privacyStandard } from './legal/privacy-standard.ts'
import { visitorCache } from './load-or.ts'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta(args, { title: data?.title ?? texts.legal.privacyTitle })
export const headers: HeadersFunction = () => visitorCache

const documents = {
  standard: { title: texts.legal.privacyTitle, write: privacyStandard },
  bank: { title: texts.legal.bankTitle, write: privacyBank },
}

export function loader({ context }: LoaderFunctionArgs) {
  const station = requireStation(context)
  const { behaviour, legal } = station.config
  const { title, write } = documents[behaviour.privacyNotice]
  return { title, sections: write(legalFacts(station)), updatedAt: formatDate(legal.privacyUpdatedAt) }
}

/** Shows the privacy policy with the station's logo; a bank has its own notice (PUB-21, STN-171). */
export default function Privacy() {
  const { title, sections, updatedAt } = useLoaderData<typeof loader>()
  const { name, images } = useStation()
  const logo = images.primaryLogo ? { src: images.primaryLogo, name } : undefined
  return <LegalPage title={title} updatedAt={updatedAt} sections={sections} logo={logo} />
}
