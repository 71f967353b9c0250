import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { LegalPage } from './legal/legal-page.tsx'
import { loadLegalText } from './legal/legal-text.server.ts'
import { privacyTitle } from './legal/privacy-title.ts'
import { visitorCache } from './load-or.ts'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta(args, { title: data?.title ?? privacyTitle('standard') })
export const headers: HeadersFunction = () => visitorCache

export async function loader({ context }: LoaderFunctionArgs) {
  const station = requireStation(context)
  const title = privacyTitle(station.config.behaviour.privacyNotice)
  return { title, ...(await loadLegalText(context, station, { document: 'privacy' })) }
}

/** Shows the privacy policy with the station's logo, as the owners published it; a bank has its own notice (PUB-21, STN-171, PPL-33). */
export default function Privacy() {
  const loaded = useLoaderData<typeof loader>()
  const { name, images } = useStation()
  const logo = images.primaryLogo ? { src: images.primaryLogo, name } : undefined
  return <LegalPage {...loaded} href="/politica-de-privacidade" logo={logo} more={<Rights />} />
}

/** The way to ask for what the law grants, without an account too (PPL-32). */
const Rights = () => (
  <Panel title={texts.legal.rights.title}>
    <Text>{texts.legal.rights.text}</Text>
    <TextLink href="/politica-de-privacidade/pedido" kind="stand">
      {texts.legal.rights.link}
    </TextLink>
  </Panel>
)
