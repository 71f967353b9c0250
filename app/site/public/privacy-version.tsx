import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStation } from '../../station/require-station.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { loadLegalText } from './legal/legal-text.server.ts'
import { privacyTitle } from './legal/privacy-title.ts'
import { versionInPath } from './legal/version-in-path.ts'
import { visitorCache } from './load-or.ts'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta(args, { title: data?.title ?? privacyTitle('standard'), isListed: false })
export const headers: HeadersFunction = () => visitorCache

export async function loader({ context, params }: LoaderFunctionArgs) {
  const station = requireStation(context)
  const number = versionInPath(params.number)
  const title = texts.legal.oldTitle(privacyTitle(station.config.behaviour.privacyNotice), number)
  return { title, ...(await loadLegalText(context, station, { document: 'privacy', number })) }
}

/** Shows a version of the privacy policy, for everybody (PPL-33). */
export default function PrivacyVersion() {
  return <LegalPage {...useLoaderData<typeof loader>()} href="/politica-de-privacidade" />
}
