/** Lists the pillars of every service; the sandbox adds its own. */
import type { Pillar } from '#kernel/endpoint.ts';
import { account } from '#pillars/account/pillar.ts';
import { buy } from '#pillars/buy/pillar.ts';
import { credit } from '#pillars/credit/pillar.ts';
import { data } from '#pillars/data/pillar.ts';
import { dealer } from '#pillars/dealer/pillar.ts';
import { discovery } from '#pillars/discovery/pillar.ts';
import { fi } from '#pillars/fi/pillar.ts';
import { financing } from '#pillars/financing/pillar.ts';

export const PILLARS: readonly Pillar[] = [account, buy, credit, data, dealer, discovery, fi, financing];
