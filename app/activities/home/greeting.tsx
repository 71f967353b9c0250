import type { Member } from '../../session/member.ts'
import { useStation } from '../../station/use-station.ts'
import { WhereOpen } from '../../station/where-open.tsx'
import { Points } from '../../ui/amount.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './greeting.css.ts'
import { texts } from './texts.ts'

const statement = '/homepage/extrato/extratos-totais'

/** Who, and how much: the number large, the currency's name small (PTS-01, TEN-07). */
export function Greeting({ member }: { member: Member }) {
  const { currency } = useStation()
  return (
    <div className={css.greeting}>
      <Heading level={1} className={css.name}>
        {texts.greeting(member.name.split(' ')[0] ?? member.name)}
      </Heading>
      <Stat
        label={texts.yourBalance}
        below={
          <WhereOpen to={statement}>
            <TextLink href={statement} kind="stand" iconAfter="arrowRight">
              {texts.statement}
            </TextLink>
          </WhereOpen>
        }
      >
        <Points points={member.points} currency={currency} size="large" />
      </Stat>
    </div>
  )
}
