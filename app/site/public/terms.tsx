import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStation } from '../../station/require-station.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { loadLegalText } from './legal/legal-text.server.ts'
import { visitorCache } from './load-or.ts'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction = (args) => pageMeta(args, { title: texts.legal.termsTitle })
export const headers: HeadersFunction = () => visitorCache

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadLegalText(context, requireStation(context), { document: 'terms' })

/** Shows the terms of use: as the owners published them, else standard or special, filled with the station's data (PUB-20, STN-U04, PPL-33). */
export default function Terms() {
  const loaded = useLoaderData<typeof loader>()
  return <LegalPage {...loaded} title={texts.legal.termsTitle} href="/termos-de-uso" />
}
