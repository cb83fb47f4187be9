/**
 * Completion scripts for bash, zsh and fish, generated from the table of commands. They start no process on a key
 * press.
 */
import type { CommandTable } from './command.ts';
import { flagOf, settingNamed } from './settings.ts';

/** A possible next word and its meaning. */
interface Candidate {
  readonly word: string;
  readonly about: string;
}

/** A position on the command line: the words typed after `carport`; empty at the top level. */
interface Place {
  readonly path: string;
  readonly words: readonly Candidate[];
  readonly flags: readonly Flag[];
  readonly takesFiles: boolean;
}

interface Flag extends Candidate {
  /** The choices; `file` for a path, undefined for free text, null for a switch. */
  readonly values: readonly string[] | 'file' | undefined | null;
}

const HELP: Flag = { word: '--help', about: 'print help', values: null };

function placesOf({ rows, groups: titles }: CommandTable): Place[] {
  const groups = Object.entries(titles).map(([word, about]) => ({ word, about }));
  const top = rows.filter(({ path }) => !path.includes(' ')).map(({ path, about }) => ({ word: path, about }));
  const version: Flag = { word: '--version', about: 'print the version', values: null };
  return [
    {
      path: '',
      words: [...top, ...groups, { word: 'help', about: 'Print the help of a command' }],
      flags: [HELP, version],
      takesFiles: false,
    },
    ...groups.map(({ word }) => ({
      path: word,
      words: rows
        .filter(({ path }) => path.startsWith(`${word} `))
        .map(({ path, about }) => ({
          word: path.slice(word.length + 1),
          about,
        })),
      flags: [HELP],
      takesFiles: false,
    })),
    ...rows.map(({ path, args = [], options, settings = [] }) => ({
      path,
      words: args.flatMap(({ choices = [], about }) => choices.map((word) => ({ word, about }))),
      flags: [
        ...Object.entries(options).map(([name, { about, value, choices, isFile }]) => ({
          word: `--${name}`,
          about,
          values: value === undefined ? null : isFile ? ('file' as const) : choices,
        })),
        ...settings
          .map(settingNamed)
          .map(({ name, about, choices }) => ({ word: flagOf(name), about, values: choices })),
        HELP,
      ],
      takesFiles: args.some(({ isFile }) => isFile === true),
    })),
  ];
}

/** The script of `bash`, `zsh` or `fish`. */
export function completionScript(shell: string, table: CommandTable): string {
  const places = placesOf(table);
  return shell === 'fish' ? fish(places) : shell === 'zsh' ? zsh(places) : bash(places);
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Shell `case` branches that map the words typed so far to a position. */
const steps = (places: readonly Place[]) =>
  places
    .filter(({ path }) => path !== '')
    .map(({ path }) => quote(path))
    .join('|');

function bash(places: readonly Place[]): string {
  const cases = places.map(({ path, words, flags, takesFiles }) => {
    const values = flags.flatMap(({ word, values: among }) => {
      if (among === null) return [];
      const reply = among === 'file' ? '-f' : `-W ${quote((among ?? []).join(' '))}`;
      return [`        ${word}) COMPREPLY=($(compgen ${reply} -- "$word")); return ;;`];
    });
    const names = flags.map(({ word }) => word).join(' ');
    return [
      `    ${quote(path)})`,
      ...(values.length === 0 ? [] : ['      case "$previous" in', ...values, '      esac']),
      `      names=${quote(words.map(({ word }) => word).join(' '))} flags=${quote(names)} files=${takesFiles ? '-f' : "''"} ;;`,
    ].join('\n');
  });
  return `# bash completion for carport. Load it with: source <(carport completion bash)
_carport() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" at='' next names flags files i
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${at:+$at }\${COMP_WORDS[i]}"
    case "$next" in
      ${steps(places)}) at="$next" ;;
    esac
  done
  case "$at" in
${cases.join('\n')}
  esac
  if [[ "$word" == -* ]]; then names="$flags" files=''; fi
  COMPREPLY=($(compgen -W "$names" $files -- "$word"))
}
complete -o filenames -F _carport carport`;
}

/** \`word:meaning\`, as \`_describe\` reads it. */
const describe = (candidates: readonly Candidate[]) =>
  candidates.map(({ word, about }) => quote(`${word.replaceAll(':', '\\:')}:${about}`)).join(' ');

function zsh(places: readonly Place[]): string {
  const cases = places.map(({ path, words, flags, takesFiles }) => {
    const values = flags.flatMap(({ word, values: among }) => {
      if (among === null) return [];
      const reply = among === 'file' ? '_files' : `compadd -- ${(among ?? []).join(' ')}`;
      return [`        ${word}) ${reply}; return ;;`];
    });
    return [
      `    ${quote(path)})`,
      ...(values.length === 0 ? [] : ['      case "$previous" in', ...values, '      esac']),
      `      names=(${describe(words)}) flags=(${describe(flags)}) files=${takesFiles ? 1 : 0} ;;`,
    ].join('\n');
  });
  return `#compdef carport
# zsh completion for carport. Write it to a folder of $fpath: carport completion zsh > ~/.zsh/completions/_carport
_carport() {
  local at='' next word previous="\${words[CURRENT-1]}" files
  local -a names flags
  for word in "\${(@)words[2,CURRENT-1]}"; do
    next="\${at:+$at }$word"
    case "$next" in
      ${steps(places)}) at="$next" ;;
    esac
  done
  case "$at" in
${cases.join('\n')}
  esac
  if [[ "\${words[CURRENT]}" == -* ]]; then
    _describe -o option flags
  else
    (( \${#names} )) && _describe command names
    (( files )) && _files
  fi
}
if [[ "$funcstack[1]" == _carport ]]; then _carport "$@"; else compdef _carport carport; fi`;
}

function fish(places: readonly Place[]): string {
  const lines = places.flatMap(({ path, words, flags, takesFiles }) => {
    const at = `complete -c carport -n ${quote(`__carport_at ${quote(path)}`)}`;
    return [
      ...words.map(({ word, about }) => `${at} -f -a ${word} -d ${quote(about)}`),
      ...flags.map(({ word, about, values }) => {
        const among = values === null ? '' : values === 'file' ? ' -r -F' : ` -x -a ${quote((values ?? []).join(' '))}`;
        return `${at} -l ${word.slice(2)}${among} -d ${quote(about)}`;
      }),
      ...(takesFiles ? [`${at} -F`] : []),
    ];
  });
  return `# fish completion for carport: carport completion fish > ~/.config/fish/completions/carport.fish
function __carport_at
    set -l at ''
    for word in (commandline -opc)[2..]
        set -l next (string trim -- "$at $word")
        switch "$next"
            case ${steps(places).replaceAll('|', ' ')}
                set at "$next"
        end
    end
    test "$at" = "$argv"
end
complete -c carport -f
${lines.join('\n')}`;
}
