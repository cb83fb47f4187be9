/** Recall campaigns from NHTSA's public recalls API: those of a make, model and year, not of one vehicle. */
import { z } from 'zod';
import { dateOf, instant } from '#kernel/dates.ts';
import type { Campaign, FoundRecalls, ModelYear, Recalls } from '#ports/reference-data.ts';
import { type NhtsaReach, nhtsaCalls } from './calls.ts';

const RECALLS_ORIGIN = 'https://api.nhtsa.gov';

const KEPT_MS = 3_600_000;
const KEPT_MAX = 1024;

const text = z.string().nullish();
const ANSWER = z.looseObject({
  results: z.array(
    z.looseObject({
      NHTSACampaignNumber: z.string(),
      Manufacturer: text,
      Component: text,
      Summary: text,
      Consequence: text,
      Remedy: text,
      ReportReceivedDate: text,
    }),
  ),
});

export interface NhtsaRecallsParts extends NhtsaReach {
  /** NHTSA's by default. */
  readonly origin?: string | undefined;
  /** Used when NHTSA does not respond in time. */
  readonly imported?: Recalls | undefined;
}

export function nhtsaRecalls({ origin = RECALLS_ORIGIN, imported, ...reach }: NhtsaRecallsParts): Recalls {
  const { nowMs } = reach;
  const calls = nhtsaCalls(reach);
  const kept = new Map<string, { readonly recalls: FoundRecalls; readonly untilMs: number }>();
  return {
    async find(car) {
      const url = `${origin}/recalls/recallsByVehicle?${queryOf(car)}`;
      const standing = kept.get(url);
      if (standing !== undefined && nowMs() < standing.untilMs) return standing.recalls;
      const answer = ANSWER.safeParse(await calls.json(url)).data;
      if (answer === undefined) return imported?.find(car);
      const date = dateOf(instant(nowMs()));
      const recalls = {
        source: `NHTSA recalls API, answer of ${date}`,
        date,
        campaigns: answer.results.map(campaignOf),
      };
      if (kept.size >= KEPT_MAX) kept.clear();
      kept.set(url, { recalls: recalls, untilMs: nowMs() + KEPT_MS });
      return recalls;
    },
  };
}

function queryOf({ make, model, year }: ModelYear): URLSearchParams {
  return new URLSearchParams({ make, model, modelYear: String(year) });
}

function campaignOf(row: z.infer<typeof ANSWER>['results'][number]): Campaign {
  return {
    campaign: row.NHTSACampaignNumber,
    manufacturer: row.Manufacturer ?? '',
    component: row.Component ?? '',
    summary: row.Summary ?? '',
    consequence: row.Consequence ?? '',
    remedy: row.Remedy ?? '',
    // NHTSA writes DD/MM/YYYY.
    reportedOn: (row.ReportReceivedDate ?? '').split('/').reverse().join('-'),
  };
}
