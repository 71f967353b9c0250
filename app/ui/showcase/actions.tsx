import { Badge, Chip } from '../badge.tsx'
import { BackLink, Breadcrumb } from '../breadcrumb.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Cluster, Stack } from '../layout.tsx'
import { LoadMore } from '../load-more.tsx'
import { Tabs } from '../tabs.tsx'
import * as css from './showcase.css.ts'
import { type Shown, Specimen } from './specimen.tsx'

export const Actions = ({ shown, tab }: { shown: Shown; tab: string }) => (
  <>
    <Specimen shown={shown} title="Botões">
      <Cluster gap={12}>
        <Button type="button">Cadastre-se</Button>
        <Button type="button" variant="secondary">
          Entrar
        </Button>
        <Button type="button" variant="quiet">
          Agora não
        </Button>
        <Button type="button" variant="danger" icon="trash">
          Excluir
        </Button>
      </Cluster>
      <Cluster gap={12}>
        <Button type="button" size="large" iconAfter="arrowRight">
          Participar
        </Button>
        <Button type="button" size="small" variant="secondary" icon="share">
          Compartilhar
        </Button>
        <Button type="button" loading>
          Enviar
        </Button>
        <Button type="button" disabled>
          Indisponível
        </Button>
        <Button type="button" variant="secondary" disabled>
          Indisponível
        </Button>
      </Cluster>
      <Cluster gap={12}>
        <ButtonLink href="#botoes" width="phone" icon="ticket">
          Ver meus vouchers
        </ButtonLink>
        <IconButton icon="heart" label={`Curtir em ${shown.station}`} />
        <IconButton icon="share" label={`Compartilhar em ${shown.station}`} variant="secondary" />
        <IconButton icon="plus" label={`Adicionar em ${shown.station}`} variant="primary" />
      </Cluster>
      <div className={css.fillBand} data-ground="fill">
        <Stack gap={8}>
          <strong>Sobre a cor do rodapé</strong>
          <span className={css.fillMuted}>Texto secundário sobre a cor da marca.</span>
        </Stack>
      </div>
    </Specimen>
    <Specimen shown={shown} title="Navegação">
      <BackLink href="#navegacao" />
      <Breadcrumb
        label={`Você está em ${shown.station}`}
        crumbs={[
          { label: 'Início', href: '/' },
          { label: 'Atividades', href: '#navegacao' },
          { label: 'Pesquisa de satisfação' },
        ]}
      />
      <Tabs
        label={`Visões da atividade, ${shown.station}`}
        current={tab}
        tabs={[
          { value: 'geral', label: 'Geral' },
          { value: 'regulamento', label: 'Regulamento' },
          { value: 'comentarios', label: 'Comentários', count: 12 },
        ]}
      />
      <Cluster gap={8}>
        <Chip href="?" current>
          Todas
        </Chip>
        <Chip href="?filtro=novas" icon="star">
          Novas
        </Chip>
        <Chip href="?filtro=concluidas">Concluídas</Chip>
      </Cluster>
      <Cluster gap={8}>
        <Badge>Rascunho</Badge>
        <Badge tone="brand">Em destaque</Badge>
        <Badge tone="accent">Nova</Badge>
        <Badge tone="success" icon="check">
          Pago
        </Badge>
        <Badge tone="warning" icon="clock">
          Aguardando
        </Badge>
        <Badge tone="error" icon="close">
          Cancelado
        </Badge>
      </Cluster>
      <LoadMore href="?pagina=2" />
    </Specimen>
  </>
)
