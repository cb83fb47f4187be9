/**
 * Records the answers about fixtures and published VINs in `recorded.json`. With a VIN, prints the answers about that car
 * instead, so that those of two versions can be compared.
 */
import { writeFileSync } from 'node:fs';
import { testService } from '../../builders.ts';
import { answersAbout, digestsAbout, FLEET } from './answers.ts';

const [vin] = process.argv.slice(2);
const service = testService();

if (vin === undefined) {
  const recorded: Record<string, Record<string, string>> = {};
  for (const car of FLEET) recorded[car.vin] = await digestsAbout(car, service);
  writeFileSync(new URL('recorded.json', import.meta.url), `${JSON.stringify(recorded, null, 1)}\n`);
  console.log(`Recorded the answers about ${FLEET.length} cars.`);
} else {
  const car = FLEET.find((one) => one.vin === vin);
  if (car === undefined) throw new Error(`${vin} is not among the ${FLEET.length} recorded cars.`);
  for (const [request, content] of await answersAbout(car, service)) console.log(`${request}\n${content}\n`);
}
