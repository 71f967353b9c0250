import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getServiceContent } from '#contract/services/consultancies/endpoints.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { ServicePage } from '../service-page.tsx'
import { serviceTexts } from '../texts.ts'
import { areaAt, homeOf, partAt } from './area-paths.ts'
import { Contacts, Films, Guidance, Information } from './content-parts.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? serviceTexts.meta(texts.parts[loaded.part][0], loaded.station) : '' },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Loads guidance, contacts, information and films of an area, as owners wrote them (LEG-04..07, PLS-04, PLS-06, CTB-05). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const [area, part] = [areaAt(args.request), partAt(args.request)]
  const content = await orFailed(args.context, api.call(getServiceContent, { params: { area } }))
  return { station: requireStation(args.context).config.name, area, part, content }
}

export default function ContentPage() {
  const { area, part, content } = useLoaderData<typeof loader>()
  const [title, lead] = texts.parts[part]
  return (
    <ServicePage
      title={title}
      lead={lead}
      back={homeOf(area)}
      width={part === 'orientacoes' || part === 'informacoes' ? 'reading' : 'content'}
    >
      {content === null ? <NotLoaded /> : null}
      {content && part === 'orientacoes' ? <Guidance content={content} /> : null}
      {content && part === 'contato' ? <Contacts list={content.contacts} /> : null}
      {content && part === 'informacoes' ? <Information html={content.information} /> : null}
      {content && !['orientacoes', 'contato', 'informacoes'].includes(part) ? (
        <Films list={content.films.filter((film) => film.part === part)} />
      ) : null}
    </ServicePage>
  )
}
