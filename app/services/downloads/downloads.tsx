import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listDownloads } from '#contract/services/downloads/endpoints.ts'
import type { DownloadItem } from '#contract/services/downloads/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { srOnly } from '../../ui/global.css.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { ObjectPicture } from '../../ui/object-picture.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fileFacts } from '../file-facts.ts'
import { NotLoaded } from '../not-loaded.tsx'
import * as css from './downloads.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.title, data?.station ?? '') },
]

/** Loads files for members (NWS-03). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const asked = new URL(args.request.url).searchParams.get('pagina') ?? ''
  const page = Number(/^[1-9]\d{0,3}$/.exec(asked)?.[0] ?? 1)
  const list = await orFailed(args.context, api.call(listDownloads, { query: { page } }))
  const files = list?.content ?? null
  return { station: requireStation(args.context).config.name, page, files, next: list?.next ?? null }
}

export default function Downloads() {
  const { files, page, next } = useLoaderData<typeof loader>()
  return (
    <Container>
      <Stack gap={24}>
        {page > 1 ? (
          <TextLink href="/homepage/downloads" kind="stand" icon="arrowLeft">
            {texts.newest}
          </TextLink>
        ) : null}
        <Heading level={1}>{texts.title}</Heading>
        {files === null ? <NotLoaded /> : null}
        {files && files.length > 0 ? (
          <ul className={css.grid}>
            {files.map((file) => (
              <li key={file.id} className={css.cell}>
                <DownloadCard {...file} />
              </li>
            ))}
          </ul>
        ) : null}
        {files?.length === 0 ? <EmptyState object="download">{texts.empty}</EmptyState> : null}
        <LoadMore href={next === null ? undefined : `?pagina=${next}`} label={texts.more} />
      </Stack>
    </Container>
  )
}

const DownloadCard = ({ id, name, description, file, ...facts }: DownloadItem) => (
  <article className={css.card}>
    <ObjectPicture name="document" size="small" />
    <Stack gap={4}>
      <h2 className={css.title}>
        <TextLink href={file} newWindow>
          {name}
        </TextLink>
      </h2>
      {description ? <Text kind="smallMuted">{description}</Text> : null}
    </Stack>
    <div className={css.foot}>
      <span className={css.facts}>{fileFacts(facts)}</span>
      <TextLink href={`/homepage/downloads/${id}`} kind="stand">
        {texts.about}
        <span className={srOnly}>: {name}</span>
      </TextLink>
    </div>
  </article>
)
