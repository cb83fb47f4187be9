/**
 * Records the answers about fixtures and published VINs, and those to the examples of every endpoint. With a VIN or the
 * id of an endpoint, prints its answers instead, so that those of two versions can be compared.
 */
import { writeFileSync } from 'node:fs';
import { testService } from '../../builders.ts';
import { answersAbout, digestsAbout, FLEET } from './answers.ts';
import { ANSWERED_ROWS, exampleAnswers, exampleDigests } from './example-answers.ts';

type Digests = Record<string, Record<string, string>>;

const [name] = process.argv.slice(2);

function write(file: string, recorded: Digests): void {
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(recorded, null, 1)}\n`);
}

async function record(): Promise<void> {
  const service = testService();
  const cars: Digests = {};
  for (const car of FLEET) cars[car.vin] = await digestsAbout(car, service);
  write('recorded.json', cars);
  const examples: Digests = {};
  for (const row of ANSWERED_ROWS) examples[row.id] = await exampleDigests(row);
  write('recorded-examples.json', examples);
  console.log(`Recorded the answers about ${FLEET.length} cars and of ${ANSWERED_ROWS.length} endpoints.`);
}

async function print(one: string): Promise<void> {
  const car = FLEET.find(({ vin }) => vin === one);
  const row = ANSWERED_ROWS.find(({ id }) => id === one);
  const answers = car === undefined ? row && (await exampleAnswers(row)) : await answersAbout(car);
  if (answers === undefined) throw new Error(`${one} is neither a recorded VIN nor the id of an endpoint.`);
  for (const [request, content] of answers) console.log(`${request}\n${content}\n`);
}

await (name === undefined ? record() : print(name));
