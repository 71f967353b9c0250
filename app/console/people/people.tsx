import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { PeopleTabs } from '../entry/people-tabs.tsx'
import { useRights } from '../owner/use-rights.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { ListPage } from '../ui/list-page.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ActBar } from './act-bar.tsx'
import { AskAll } from './ask-all.tsx'
import { actFields, viewFields } from './fields.ts'
import { texts as mergeTexts } from './merge/texts.ts'
import { changePeople, loadPeople } from './people.server.ts'
import { PeopleFilterForm } from './people-filter.tsx'
import { PeopleTable } from './people-table.tsx'
import { PhoneFold } from './phone-fold.tsx'
import { StateTabs } from './state-tabs.tsx'
import { texts } from './texts.ts'
import { Views } from './views.tsx'

export const meta = consoleMeta()

export const loader = (args: LoaderFunctionArgs) => loadPeople(args)
export const action = (args: ActionFunctionArgs) => changePeople(args)

const here = '/gestao/pessoas'

/** Who is here: found, filtered, page by page; what is done to several (PPL-04 to PPL-08). */
export default function People() {
  const { list, isFiltered, address, older, isFirst, asking, formKey, isGone } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const mayChange = useRights().includes('membership')
  return (
    <>
      <ListPage
        title={texts.title}
        lead={texts.lead}
        tabs={
          <PhoneFold summary={texts.fold}>
            <Stack gap={16}>
              {mayChange ? (
                <Cluster gap={8}>
                  <Doors address={address} isEmpty={list.length === 0} />
                </Cluster>
              ) : null}
              <PeopleTabs current="pessoas" />
              <StateTabs />
              <Views />
            </Stack>
          </PhoneFold>
        }
        notice={
          <>
            <SaveNotice problem={answer?.problem} fields={[...actFields, ...viewFields]} />
            {isGone ? <Alert tone="warning">{texts.fieldGone}</Alert> : null}
          </>
        }
        filter={<PeopleFilterForm />}
        object="users"
        none={texts.none}
        noneFound={texts.noneFound}
        count={isFirst && older === null && isFiltered ? texts.found(list.length) : undefined}
        isEmpty={list.length === 0}
        isFiltered={isFiltered || !isFirst}
        pages={<PageLinks newest={isFirst ? null : `${here}${address}`} older={older} words={texts} />}
      >
        {mayChange ? (
          <OwnerForm
            key={formKey}
            answer={answer?.form === 'act' ? answer : null}
            formKey={formKey}
            form="act"
          >
            <Stack gap={16}>
              <PeopleTable list={list} ticks address={address} />
              <ActBar />
            </Stack>
          </OwnerForm>
        ) : (
          <PeopleTable list={list} ticks={false} address={address} />
        )}
      </ListPage>
      {asking && mayChange ? <AskAll {...asking} closeHref={`${here}${address}`} formKey={formKey} /> : null}
    </>
  )
}

const Doors = ({ address, isEmpty }: { address: string; isEmpty: boolean }) => (
  <>
    <ButtonLink href={`${here}/etiquetas`} variant="quiet">
      {texts.tagsDoor}
    </ButtonLink>
    <ButtonLink href={`${here}/duplicadas`} variant="quiet">
      {mergeTexts.duplicates.door}
    </ButtonLink>
    <ButtonLink href={`${here}/convites`} variant="quiet">
      {texts.invitationsDoor}
    </ButtonLink>
    <ButtonLink href={`${here}/importar`} variant="quiet">
      {texts.importDoor}
    </ButtonLink>
    {isEmpty
      ? null
      : (['csv', 'xlsx'] as const).map((ending) => (
          <ButtonLink
            key={ending}
            href={`${here}.${ending}${address}`}
            variant="secondary"
            icon="download"
            aria-label={`${texts.export.label}: ${texts.export[ending]}`}
            reload
          >
            {texts.export[ending]}
          </ButtonLink>
        ))}
  </>
)
