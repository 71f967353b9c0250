import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { safePath } from '../../routing/safe-path.ts'
import { getMember } from '../../session/member.server.ts'
import { entryPath } from '../../session/member.ts'
import { pageOwnerMark } from '../../session/page-mark.server.ts'
import { forgetSent, readSent, type SentForm } from '../../session/sent-form.ts'
import { dropTyped, findTyped, readTyped } from '../../session/typed-form.server.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { keptList } from './kept-list.ts'
import { keptQuestions } from './kept-questions.server.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [
  { title: texts.resume.title },
  { name: 'robots', content: 'noindex' },
]

/** Forbids caches to keep the page, for it carries one person's typed text. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' })

/**
 * Loads `/continuar`: the form that was sent when its session had ended, once more, after the log-in of the same person
 * (D1§4). They send it, to the address it was meant for, which checks it like any other and, when it is done, forgets
 * it. With `?perguntar=descartar` it asks before it is forgotten unsent, with `?sair` that is done. `?pagina` names the
 * address of a form that was refused before it was read: the tab that sent it has it.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const member = await getMember(context)
  if (!member) throw redirect('/login')
  const typed = await findTyped(context, request)
  const query = new URL(request.url).searchParams
  const isLeaving = query.has('sair')
  const owner = pageOwnerMark(context, member.id)
  if (typed?.memberId === member.id && !isLeaving) {
    const { path, files, stored, untold, why } = typed
    const [fields, questions] = await Promise.all([
      readTyped(context.api, typed),
      keptQuestions(context.api, path),
    ])
    return {
      path,
      fields,
      files,
      questions,
      isLarge: stored !== null,
      owner,
      untold,
      why,
      leaveHref: '?sair',
    }
  }
  if (query.has('pagina')) {
    const path = safePath(query.get('pagina'), entryPath(member))
    const questions = await keptQuestions(context.api, path)
    return {
      path,
      fields: null,
      files: [],
      questions,
      isLarge: true,
      owner,
      untold: null,
      why: 'ended' as const,
      leaveHref: path,
    }
  }
  const to = isLeaving && typed?.memberId === member.id ? typed.path : entryPath(member)
  throw redirect(to, { headers: { 'set-cookie': await dropTyped(context) } })
}

type Loaded = Pick<SentForm, 'path' | 'files'> & { fields: SentForm['fields'] | null; owner: string }

/**
 * Finds the fields of the form that was sent: those that the server kept, or those in this tab of a form that was
 * refused unread; null where neither has any.
 */
function useTyped({ fields, files, path, owner }: Loaded): SentForm | null {
  const [found, setFound] = useState<SentForm | null>(null)
  useEffect(() => {
    if (fields === null) setFound(readSent(path, owner))
  }, [fields, path, owner])
  return fields ? { path, fields, files } : found
}

export default function Resume() {
  const loaded = useLoaderData<typeof loader>()
  const typed = useTyped(loaded)
  const { untold, why } = loaded
  const text =
    why === 'proof' ? texts.resume.proved : untold ? texts.resume.untold[untold] : texts.resume.text
  const [params] = useSearchParams()
  const items = typed ? keptList({ ...typed, questions: loaded.questions }) : []
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{why === 'proof' ? texts.resume.provedTitle : texts.resume.title}</Heading>
        <Text kind="muted">{typed ? text : texts.resume.lost}</Text>
      </Stack>
      <KeptFields items={items} />
      {typed ? (
        <form
          noValidate
          method="post"
          action={typed.path}
          // As forms with files and long texts are sent.
          encType={loaded.isLarge || typed.files.length > 0 ? 'multipart/form-data' : undefined}
        >
          <Stack gap={24}>
            {typed.fields.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and nothing ever moves.
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            {typed.files.length > 0 ? (
              <Alert tone="warning" title={texts.resume.files(typed.files.length)} />
            ) : null}
            {typed.files.map(([name, fileName]) => (
              <Field key={name} id={name} label={texts.resume.file(fileName)}>
                <FileInput name={name} />
              </Field>
            ))}
            <Button width="full" size="large">
              {untold ? texts.resume.open : texts.resume.send}
            </Button>
          </Stack>
        </form>
      ) : null}
      {typed ? (
        <Stack align="center">
          <TextLink href={hereWith(params, 'descartar')} kind="stand">
            {texts.resume.discard.link}
          </TextLink>
        </Stack>
      ) : (
        <Stack align="center">
          <TextLink href={loaded.leaveHref} kind="stand" icon="arrowLeft">
            {texts.resume.again}
          </TextLink>
        </Stack>
      )}
      {typed && params.get('perguntar') === 'descartar' ? (
        <DiscardDialog
          names={items.map(({ term }) => term)}
          closeHref={hereWith(params, null)}
          discardHref={loaded.leaveHref}
        />
      ) : null}
    </Stack>
  )
}

/** Gives the address of this page with a question, or without one. */
function hereWith(params: URLSearchParams, question: string | null): string {
  const page = params.get('pagina')
  const query = new URLSearchParams({
    ...(page !== null && { pagina: page }),
    ...(question && { perguntar: question }),
  })
  return query.size > 0 ? `/continuar?${query}` : '/continuar'
}

/** Shows the values that will be sent, to be read before. */
function KeptFields({ items }: { items: Description[] }) {
  if (items.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} size="card">
        {texts.resume.kept}
      </Heading>
      <DescriptionList items={items} />
    </Stack>
  )
}

const words = texts.resume.discard

type DiscardDialogProps = {
  /** The labels of the kept values. */
  names: readonly string[]
  /** The page with all that was kept. */
  closeHref: string
  /** Forgets it, and leads to the page of the form. */
  discardHref: string
}

/** Asks before what was kept is thrown away, at an address of its own (ACC-06). */
const DiscardDialog = ({ names, closeHref, discardHref }: DiscardDialogProps) => (
  <Dialog
    open
    title={words.title}
    closeHref={closeHref}
    actions={
      <>
        <ButtonLink href={closeHref} variant="quiet" width="phone" preventScrollReset>
          {words.keep}
        </ButtonLink>
        <ButtonLink href={discardHref} width="phone" onClick={forgetSent}>
          {words.confirm}
        </ButtonLink>
      </>
    }
  >
    <p>{words.text(names)}</p>
  </Dialog>
)
