import type { ReactNode } from 'react'
import type { Topic } from '#contract/services/consultancies/schemas.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { Form } from '../../forms/form.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import type { RefusedRequest } from '../ask-appointment.server.ts'
import { RequestFields } from '../request-fields.tsx'
import * as css from '../services.css.ts'
import { serviceTexts } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.topics

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={8} as="section">
    <Heading level={3} size="card">
      {title}
    </Heading>
    {children}
  </Stack>
)

const dayOf = (day: string) => day.split('-').reverse().join('/')

/** Shows all of a topic: highlights, the union's work, cases and the people interested (PLS-02). */
export const TopicDialog = ({ topic, closeHref }: { topic: Topic; closeHref: string }) => (
  <Dialog
    open
    title={topic.titulo}
    placement="sheet"
    closeHref={closeHref}
    actions={
      <ButtonLink href={closeHref} width="phone" preventScrollReset>
        {serviceTexts.close}
      </ButtonLink>
    }
  >
    <Stack gap={24}>
      {topic.descricao ? <p className={css.typed}>{topic.descricao}</p> : null}
      {topic.itens_destaque.length > 0 ? (
        <Part title={words.highlights}>
          <ul className={css.lines}>
            {topic.itens_destaque.map(({ id, descricao_item, posicionamento }) => (
              <li key={id}>{posicionamento ? `${descricao_item} (${posicionamento})` : descricao_item}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      {topic.acoes.length > 0 ? (
        <Part title={words.actions}>
          <ul className={css.lines}>
            {topic.acoes.map(({ id, data_acao, descricao_acao }) => (
              <li key={id}>
                <time dateTime={data_acao}>{dayOf(data_acao)}</time>: {descricao_acao}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {topic.processos.length > 0 ? (
        <Part title={words.cases}>
          <ul className={css.lines}>
            {topic.processos.map(({ id, identificacao_processo, tribunalOrgao }) => (
              <li key={id}>
                {[tribunalOrgao, identificacao_processo].filter((one) => one !== '').join(': ')}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {topic.interessados ? (
        <Part title={words.interested}>
          <p>{topic.interessados}</p>
        </Part>
      ) : null}
    </Stack>
  </Dialog>
)

type SuggestProps = { formKey: string; refused: RefusedRequest | undefined; here: string }

/** Asks for a topic: 'Sugerir tema' (PLS-03). */
export function SuggestDialog({ formKey, refused, here }: SuggestProps) {
  return (
    <Dialog
      open
      title={words.suggest}
      closeHref={here}
      actions={
        <DialogButtons
          closeHref={here}
          close={serviceTexts.cancel}
          form="sugestao"
          loadingLabel={serviceTexts.sending}
        >
          {serviceTexts.send}
        </DialogButtons>
      }
    >
      <Form noValidate method="post" id="sugestao" action={`${here}?dialogo=sugerir`} preventScrollReset>
        <RequestFields formKey={formKey} refused={refused} descriptionHelp={words.descriptionHelp} />
      </Form>
    </Dialog>
  )
}

export const SuggestedDialog = ({ closeHref }: { closeHref: string }) => (
  <Dialog
    open
    title={words.sentTitle}
    closeHref={closeHref}
    actions={
      <ButtonLink href={closeHref} width="phone" preventScrollReset>
        {serviceTexts.close}
      </ButtonLink>
    }
  >
    <p>{words.sent}</p>
  </Dialog>
)
