import { own } from '#contract/own.ts'
import { check } from './station/check.ts'
import { codesOff } from './station/codes-off.ts'
import type { StationCommand } from './station/command.ts'
import { exportFolder } from './station/export.ts'
import { importFolder } from './station/import.ts'
import { deleteStation, reopen, suspend } from './station/keep.ts'
import { list } from './station/list.ts'
import { mails } from './station/mails.ts'
import { newStation } from './station/new.ts'
import { owner } from './station/owner.ts'

const commands: Record<string, StationCommand> = {
  new: newStation,
  check,
  export: exportFolder,
  import: importFolder,
  list,
  owner,
  'codes-off': codesOff,
  mails,
  suspend,
  reopen,
  delete: deleteStation,
}

const help = `Estações como pastas (station-configs/<slug>/), e as que estão no banco de dados.

Uso: npm run station -- <comando>

${Object.values(commands)
  .map(({ usage, summary }) => `  ${usage.padEnd(34)} ${summary}`)
  .join('\n')}

  --help             mostra este texto`

const [name = '--help', ...parameters] = process.argv.slice(2)
const command = own(commands, name)
if (name === '--help' || name === '-h') console.log(help)
else if (!command) {
  console.error(`Comando desconhecido: ${name}\n\n${help}`)
  process.exitCode = 2
} else if (parameters.includes('--help') || parameters.includes('-h')) {
  console.log(`npm run station -- ${command.usage}\n\n${command.summary}`)
} else process.exitCode = await command.run(parameters)
