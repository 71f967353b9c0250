import { ActivityCard, type ActivityState } from '../activity-card.tsx'
import { Points } from '../amount.tsx'
import { Avatar } from '../avatar.tsx'
import { ButtonLink } from '../button.tsx'
import { Card } from '../card.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { Cluster, Grid, Stack } from '../layout.tsx'
import { TextLink } from '../link.tsx'
import { Progress } from '../progress.tsx'
import { QrCode } from '../qr-code.tsx'
import { Row } from '../row.tsx'
import { Stat } from '../stat.tsx'
import { Heading, Text } from '../text.tsx'
import * as css from './showcase.css.ts'
import { type Shown, Specimen } from './specimen.tsx'

type Sample = {
  title: string
  type: string
  points: number
  state?: ActivityState
  note?: string
  bare?: boolean
}
const samples: Sample[] = [
  {
    title: 'Pesquisa de satisfação: conte como foi o seu atendimento',
    type: 'Pesquisa',
    points: 50,
    state: 'new',
  },
  { title: 'Indique um amigo', type: 'Indicação', points: 120.5, note: 'Até 31/12/2026' },
  { title: 'Curso de finanças pessoais em cinco aulas curtas', type: 'Vídeo', points: 80, state: 'done' },
  { title: 'Quiz da semana', type: 'Quiz', points: 30, state: 'locked', note: 'Conclua a pesquisa antes' },
  { title: 'Foto do mês', type: 'Desafio', points: 40, state: 'ended', note: 'Encerrada em 01/02/2026' },
  { title: 'Sem imagem de capa', type: 'Conteúdo', points: 10, bare: true },
]

const Sampled = ({ sample, shown }: { sample: Sample; shown: Shown }) => (
  <ActivityCard
    href="#atividade"
    title={sample.title}
    type={sample.type}
    headingLevel={4}
    cover={sample.bare ? undefined : { src: shown.cover, width: 640, height: 360 }}
    reward={<Points points={sample.points} currency={shown.currency} />}
    note={sample.note}
    state={sample.state}
  />
)

export const Cards = ({ shown }: { shown: Shown }) => (
  <>
    <Specimen shown={shown} title="Cartões de atividade">
      <Grid gap={24}>
        {samples.map((sample) => (
          <Sampled key={sample.title} sample={sample} shown={shown} />
        ))}
      </Grid>
    </Specimen>
    <Specimen shown={shown} title="Carrossel e fileira">
      <Carousel label={`Destaques, ${shown.station}`} view="cards">
        {samples.slice(0, 5).map((sample) => (
          <Sampled key={sample.title} sample={sample} shown={shown} />
        ))}
      </Carousel>
      <Row
        title={`Para você em ${shown.station}`}
        headingLevel={4}
        more={{ href: '#todas', label: 'Ver tudo' }}
      >
        {samples.map((sample) => (
          <Sampled key={sample.title} sample={sample} shown={shown} />
        ))}
      </Row>
    </Specimen>
    <Specimen shown={shown} title="Cartões">
      <Grid min="wide" gap={24}>
        <Card>
          <Stat label="Seu saldo" below={<TextLink href="#extrato">Ver extrato</TextLink>}>
            <Points points={1250} currency={shown.currency} size="large" />
          </Stat>
        </Card>
        <Card tone="raised">
          <Stack gap={16}>
            <Heading level={4} size="card">
              Jornada do associado
            </Heading>
            <Progress value={3} max={5} label="3 atividades concluídas" detail="3 de 5" />
            <ButtonLink href="#jornada" variant="secondary" width="full">
              Continuar
            </ButtonLink>
          </Stack>
        </Card>
        <Card tone="soft">
          <Stack gap={8}>
            <Heading level={4} size="card">
              Indique e ganhe
            </Heading>
            <p>Cada pessoa que se cadastrar com o seu código vale pontos para vocês dois.</p>
          </Stack>
        </Card>
        <Card tone="brand">
          <Cluster gap={16} justify="between">
            <Stack gap={4}>
              <Heading level={4} size="card">
                Cartão virtual
              </Heading>
              <p>Mariana Alves de Souza</p>
              <p>0045 1290 8871</p>
            </Stack>
            <QrCode
              value="https://exemplo.com.br/cartao/1"
              size={96}
              label={`QR do cartão, ${shown.station}`}
            />
          </Cluster>
        </Card>
        <Card tone="sunken" padding="small">
          <Cluster gap={12}>
            <Avatar name="Mariana Alves" decorative />
            <Stack gap={0}>
              <strong>Mariana Alves</strong>
              <Text kind="smallMuted">há 2 horas</Text>
            </Stack>
          </Cluster>
        </Card>
        <Card padding="small">
          <Cluster gap={12}>
            <Avatar name="João" size={32} />
            <Avatar name="Rita de Cássia Lima" size={44} />
            <Avatar name="Bruno Teles" size={64} />
            <Avatar name="Ana Maria" src={shown.cover} size={64} />
          </Cluster>
        </Card>
      </Grid>
      <div className={css.two}>
        <Card href="#cartao">
          <strong>Um cartão que é um link</strong>
          <Text kind="muted">A superfície inteira leva ao destino.</Text>
        </Card>
      </div>
    </Specimen>
  </>
)
