import { check } from './station/check.ts'
import { list } from './station/list.ts'

/** A sub-command of `npm run station`: one line of help and what it does. Answers the exit code. */
export type StationCommand = {
  usage: string
  summary: string
  run: (parameters: string[]) => number | Promise<number>
}

const commands: Record<string, StationCommand> = { check, list }

const help = `Estações como pastas (station-configs/<slug>/).

Uso: npm run station -- <comando>

${Object.values(commands)
  .map(({ usage, summary }) => `  ${usage.padEnd(18)} ${summary}`)
  .join('\n')}

  --help             mostra este texto`

const [name = '--help', ...parameters] = process.argv.slice(2)
const command = commands[name]
if (name === '--help' || name === '-h') console.log(help)
else if (!command) {
  console.error(`Comando desconhecido: ${name}\n\n${help}`)
  process.exitCode = 2
} else if (parameters.includes('--help') || parameters.includes('-h')) {
  console.log(`npm run station -- ${command.usage}\n\n${command.summary}`)
} else process.exitCode = await command.run(parameters)
