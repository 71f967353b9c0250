import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Stack } from '../ui/layout.tsx'
import { TextLink } from '../ui/link.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { requireDraft } from './maker.server.ts'
import { texts } from './texts.ts'
import * as css from './wizard.css.ts'
import { SitesPage } from './wizard-frame.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.done.title(data?.made.name ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args)
  const wanted = Number(new URL(args.request.url).searchParams.get('estacao'))
  const made = draft.stations.find((one) => one.id === wanted) ?? draft.stations[0]
  if (!made) throw redirect('/criar-estacao')
  return { made }
}

/** Step 6: the station is live; what next (ONB-17). */
export default function Done() {
  const { made } = useLoaderData<typeof loader>()
  return (
    <SitesPage>
      <Stack gap={32}>
        <Stack gap={12}>
          <span className={css.mark}>
            <Icon name="checkCircle" size={40} />
          </span>
          <Heading level={1}>{texts.done.title(made.name)}</Heading>
          <TextLink href={made.url} kind="stand" iconAfter="external">
            {new URL(made.url).host}
          </TextLink>
          <Text kind="muted">{texts.done.lead}</Text>
        </Stack>
        <Stack gap={12}>
          <Heading level={2} size="card">
            {texts.done.choose}
          </Heading>
          <ButtonLink href={`${made.url}/gestao`} width="full" size="large" reload>
            {texts.done.create}
          </ButtonLink>
          <ButtonLink href="/" variant="secondary" width="full" reload>
            {texts.done.learn}
          </ButtonLink>
        </Stack>
      </Stack>
    </SitesPage>
  )
}
