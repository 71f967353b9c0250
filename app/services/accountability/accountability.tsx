import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { transparencyCalls } from '#contract/services/accountability/endpoints.ts'
import type { AccountabilityDocument } from '#contract/services/accountability/schemas.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ObjectPicture } from '../../ui/object-picture.tsx'
import { Heading } from '../../ui/text.tsx'
import { Cards } from '../cards.tsx'
import { fileFacts } from '../file-facts.ts'
import * as look from '../list.css.ts'
import { ListPage, listMeta } from '../list-page.tsx'
import { loadList } from '../load-list.server.ts'
import * as css from './accountability.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = listMeta(texts.title)

export const loader = (args: LoaderFunctionArgs) => loadList(args, transparencyCalls.list)

/** Documents by year, the newest year first, those without one last (TRA-01, GAP-94). */
export default function Accountability() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <ListPage words={texts} path="/homepage/prestacao-de-contas" object="document" loaded={loaded} gap={32}>
      {(list) => byYear(list).map((group) => <Year key={group.year} {...group} />)}
    </ListPage>
  )
}

const Year = ({ year, documents }: Group) => (
  <Stack as="section" gap={12}>
    <Heading level={2}>{year ?? texts.noYear}</Heading>
    <Cards list={documents} gap={12}>
      {({ nome, anexo }) => (
        <div className={css.row}>
          <ObjectPicture name="document" size="small" />
          <span className={css.words}>
            <TextLink href={anexo.url} newWindow kind="stand">
              {nome}
            </TextLink>
            <span className={look.facts}>{fileFacts(anexo)}</span>
          </span>
        </div>
      )}
    </Cards>
  </Stack>
)

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
