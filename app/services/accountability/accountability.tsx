import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listTransparency } from '#contract/services/accountability/endpoints.ts'
import type { AccountabilityDocument } from '#contract/services/accountability/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { ObjectPicture } from '../../ui/object-picture.tsx'
import { Heading } from '../../ui/text.tsx'
import { fileFacts } from '../file-facts.ts'
import { NotLoaded } from '../not-loaded.tsx'
import * as css from './accountability.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.meta(data?.station ?? '') }]

/** Documents by year, the newest year first, those without one last (TRA-01, GAP-94). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const asked = new URL(args.request.url).searchParams.get('pagina') ?? ''
  const page = Number(/^[1-9]\d{0,3}$/.exec(asked)?.[0] ?? 1)
  const list = await orFailed(args.context, api.call(listTransparency, { query: { page } }))
  const years = list && byYear(list.content)
  return { station: requireStation(args.context).config.name, page, years, next: list?.next ?? null }
}

export default function Accountability() {
  const { years, page, next } = useLoaderData<typeof loader>()
  return (
    <Container>
      <Stack gap={32}>
        {page > 1 ? (
          <TextLink href="/homepage/prestacao-de-contas" kind="stand" icon="arrowLeft">
            {texts.newest}
          </TextLink>
        ) : null}
        <Heading level={1}>{texts.title}</Heading>
        {years === null ? <NotLoaded /> : null}
        {years?.length === 0 ? <EmptyState object="document">{texts.empty}</EmptyState> : null}
        {years?.map(({ year, documents }) => (
          <Stack as="section" gap={12} key={year}>
            <Heading level={2}>{year ?? texts.noYear}</Heading>
            <ul className={css.list}>
              {documents.map(({ id, nome, anexo }) => (
                <li key={id} className={css.row}>
                  <ObjectPicture name="document" size="small" />
                  <span className={css.words}>
                    <TextLink href={anexo.url} newWindow kind="stand">
                      {nome}
                    </TextLink>
                    <span className={css.facts}>{fileFacts(anexo)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
        <LoadMore href={next === null ? undefined : `?pagina=${next}`} label={texts.more} />
      </Stack>
    </Container>
  )
}

type Group = { year: number | null; documents: AccountabilityDocument[] }

/** Documents that come in the order of their years, in groups. Pure. */
function byYear(documents: readonly AccountabilityDocument[]): Group[] {
  const groups: Group[] = []
  for (const document of documents) {
    const last = groups.at(-1)
    if (last?.year === document.year) last.documents.push(document)
    else groups.push({ year: document.year, documents: [document] })
  }
  return groups
}
