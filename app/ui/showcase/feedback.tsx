import { useLocation } from '@remix-run/react'
import { Alert } from '../alert.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { Dialog, Sheet } from '../dialog.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Cluster, Grid } from '../layout.tsx'
import { Skeleton, SkeletonCard, SkeletonGroup } from '../skeleton.tsx'
import { Spinner, Waiting } from '../spinner.tsx'
import { ToastRegion } from '../toast.tsx'
import * as css from './showcase.css.ts'
import { type Shown, Specimen } from './specimen.tsx'

function Dialogs({ shown }: { shown: Shown }) {
  const query = new URLSearchParams(useLocation().search)
  const open = query.get('dialogo')
  query.delete('dialogo')
  const closed = `?${query}`
  const is = (kind: string) => open === `${kind}-${shown.slug}`
  const opening = (kind: string) =>
    `?${new URLSearchParams([...query, ['dialogo', `${kind}-${shown.slug}`]])}`
  const actions = (
    <>
      <ButtonLink href={closed} variant="secondary" width="phone" preventScrollReset>
        Cancelar
      </ButtonLink>
      <Button type="button" width="phone">
        Confirmar
      </Button>
    </>
  )
  const question = <p>Você vai trocar 150,00 pontos por um voucher. Essa troca não pode ser desfeita.</p>
  return (
    <>
      <Cluster gap={12}>
        {['janela', 'folha', 'momento'].map((kind) => (
          <ButtonLink key={kind} href={opening(kind)} variant="secondary" preventScrollReset>
            Abrir {kind}
          </ButtonLink>
        ))}
      </Cluster>
      <Dialog open={is('janela')} closeHref={closed} title="Confirmar a troca?" actions={actions}>
        {question}
      </Dialog>
      <Sheet open={is('folha')} closeHref={closed} title="Confirmar a troca?" actions={actions}>
        {question}
      </Sheet>
      <Dialog
        open={is('momento')}
        closeHref={closed}
        title="Atividade concluída"
        placement="full"
        actions={actions}
      >
        <EmptyState object="trophy">Você ganhou 50,00 pontos.</EmptyState>
      </Dialog>
    </>
  )
}

export const Feedback = ({ shown }: { shown: Shown }) => (
  <>
    <Specimen shown={shown} title="Avisos">
      <div className={css.two}>
        <Alert title="Novidade">Agora você pode pagar com PIX. Veja como funciona na ajuda.</Alert>
        <Alert tone="success" title="Sucesso">
          Operação realizada com sucesso.
        </Alert>
        <Alert tone="warning">Seu cadastro está incompleto: faltam o telefone e o endereço.</Alert>
        <Alert
          tone="error"
          title="Não foi possível concluir"
          action={
            <Button type="button" size="small" variant="secondary" icon="refresh">
              Tentar de novo
            </Button>
          }
        >
          Erro interno no servidor
        </Alert>
      </div>
      <div className={css.stage}>
        <ToastRegion
          toasts={[
            { id: `${shown.slug}-1`, tone: 'success', title: 'Sucesso', text: 'Dados salvos.' },
            { id: `${shown.slug}-2`, tone: 'error', title: 'Erro', text: 'Erro interno no servidor' },
          ]}
        />
      </div>
      <Dialogs shown={shown} />
    </Specimen>
    <Specimen shown={shown} title="Espera e vazio">
      <div className={css.two}>
        <EmptyState
          object="activities"
          action={
            <ButtonLink href="#atividades" variant="secondary">
              Ver atividades
            </ButtonLink>
          }
        >
          Você ainda não participou de nenhuma atividade.
        </EmptyState>
        <Waiting />
      </div>
      <Cluster gap={16}>
        <Spinner size={16} label={`Carregando, ${shown.station}`} />
        <Spinner decorative />
        <Spinner size={32} decorative />
      </Cluster>
      <SkeletonGroup>
        <Grid gap={24}>
          <SkeletonCard />
          <SkeletonCard />
          <div>
            <Skeleton shape="heading" />
            <Skeleton shape="circle" />
            <Skeleton shape="button" />
          </div>
        </Grid>
      </SkeletonGroup>
    </Specimen>
  </>
)
