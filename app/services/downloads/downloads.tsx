import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { downloadCalls } from '#contract/services/downloads/endpoints.ts'
import type { DownloadItem } from '#contract/services/downloads/schemas.ts'
import { srOnly } from '../../ui/global.css.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ObjectPicture } from '../../ui/object-picture.tsx'
import { Text } from '../../ui/text.tsx'
import { Cards } from '../cards.tsx'
import { fileFacts } from '../file-facts.ts'
import * as look from '../list.css.ts'
import { ListPage, listMeta } from '../list-page.tsx'
import { loadList } from '../load-list.server.ts'
import * as css from './downloads.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = listMeta(texts.title)

export const loader = (args: LoaderFunctionArgs) => loadList(args, downloadCalls.list)

/** Files for members, page by page (NWS-03). */
export default function Downloads() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <ListPage words={texts} path="/homepage/downloads" object="download" loaded={loaded}>
      {(files) => (
        <Cards list={files} gap={16}>
          {(file) => <DownloadCard {...file} />}
        </Cards>
      )}
    </ListPage>
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
      <span className={look.facts}>{fileFacts(facts)}</span>
      <TextLink href={`/homepage/downloads/${id}`} kind="stand">
        {texts.about}
        <span className={srOnly}>: {name}</span>
      </TextLink>
    </div>
  </article>
)
