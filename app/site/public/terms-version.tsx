import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStation } from '../../station/require-station.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { loadLegalText } from './legal/legal-text.server.ts'
import { versionInPath } from './legal/version-in-path.ts'
import { visitorCache } from './load-or.ts'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

const { termsTitle, oldTitle } = texts.legal

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta(args, { title: data ? oldTitle(termsTitle, data.versions.number) : termsTitle, isListed: false })
export const headers: HeadersFunction = () => visitorCache

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadLegalText(context, requireStation(context), {
    document: 'terms',
    number: versionInPath(params.number),
  })

/** Shows a version of the terms of use, for everybody (PPL-33). */
export default function TermsVersion() {
  const loaded = useLoaderData<typeof loader>()
  return <LegalPage {...loaded} title={oldTitle(termsTitle, loaded.versions.number)} href="/termos-de-uso" />
}
