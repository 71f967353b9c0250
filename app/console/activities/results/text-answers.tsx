import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import { listTextAnswers } from '#contract/console/activities/results/endpoints.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useStation } from '../../../station/use-station.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Film } from '../../../ui/film.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import * as ui from '../../ui/ui.css.ts'
import * as css from './results.css.ts'
import { texts } from './texts.ts'
import { versionIn } from './version-in.ts'

export const meta = consoleMeta<typeof loader>(({ type_id, question }) => titleOf(type_id, question))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const asked = new URL(args.request.url).searchParams
  const search = (asked.get('busca') ?? '').trim().slice(0, 100)
  const wanted = asked.get('antes')
  const before = wanted && /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : undefined
  const version = versionIn(args.request)
  const page = await api.call(listTextAnswers, {
    params: { id, question: routeId(args.params.questionId) },
    query: { version, before, ...(search && { search }) },
  })
  return { id, version, search, isFirst: before === undefined, ...page }
}

const titleOf = (typeId: number, question: string) =>
  typeId === questionTypes.video ? texts.videosTitle(question) : texts.textsTitle(question)

const emptyText = (search: string, next: number | null) => {
  if (!search) return texts.noTexts
  return next === null ? texts.noneFound : texts.noneAmongNewer
}

/** What people said in their own words to one question, to be read and searched. */
export default function TextAnswers() {
  const { id, version, search, isFirst, question, type_id, list, next } = useLoaderData<typeof loader>()
  const hasVideos = type_id === questionTypes.video
  const { timezone } = useStation()
  const ofVersion = version ? `versao=${version}` : ''
  const found = [ofVersion, search && `busca=${encodeURIComponent(search)}`].filter(Boolean).join('&')
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={`/gestao/atividades/${id}/resultados?${ofVersion}`} kind="stand" icon="arrowLeft">
        {texts.backToResults}
      </TextLink>
      <Heading level={1}>{titleOf(type_id, question)}</Heading>
      {hasVideos ? null : (
        <form noValidate method="get" className={ui.inline}>
          {version ? <input type="hidden" name="versao" value={version} /> : null}
          <Field id="busca" label={texts.search}>
            <TextInput type="search" name="busca" defaultValue={search} maxLength={100} />
          </Field>
          <Button variant="secondary" icon="search">
            {texts.find}
          </Button>
        </form>
      )}
      {list.length === 0 ? <EmptyState object="comment">{emptyText(search, next)}</EmptyState> : null}
      <ul className={ui.list}>
        {list.map((one) => (
          <li key={one.id} className={ui.row}>
            <div className={ui.rowName}>
              {one.text === '' ? null : <span className={css.text}>{one.text}</span>}
              {one.video ? <Video {...one.video} id={one.id} /> : null}
              {one.createdAt === null ? null : (
                <Text as="span" kind="smallMuted">
                  {formatDate(one.createdAt, timezone)}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Cluster>
        {isFirst ? null : (
          <ButtonLink href={`?${found}`} variant="quiet">
            {texts.newest}
          </ButtonLink>
        )}
        {next === null ? null : (
          <ButtonLink href={`?${[found, `antes=${next}`].filter(Boolean).join('&')}`} variant="secondary">
            {search ? texts.searchOlder : texts.older}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  )
}

/** Some phones film in ways that not every browser plays: it can always be saved. */
const Video = ({ id, url, name }: { id: number; url: string; name: string }) => (
  <Stack gap={12} className={css.film}>
    <Film src={url} label={texts.videoOf(id)} />
    <Cluster>
      <ButtonLink href={url} variant="secondary" icon="download" reload download={name}>
        {texts.download}
      </ButtonLink>
    </Cluster>
  </Stack>
)
