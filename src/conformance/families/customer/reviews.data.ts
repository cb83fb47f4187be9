/** Capability family: reviews. */
import { family } from '../../family/notation.ts';

export const reviews = family({
  noun: 'reviews', one: 'review', title: 'Reviews', subject: 'dealer',
  summary: 'A public rating of the store on a review site with response, dispute and sentiment.',
  fields: {
    site: ['string', 'example-reviews.com'],
    rating: ['integer', 4],
    reviewerName: ['string', 'Casey Morgan'],
    text: ['string?', 'Great service advisor'],
    postedOn: ['date', '2026-03-10'],
    department: ['enum', 'sales', ['sales', 'service', 'parts', 'finance']],
    responseText: ['string?', 'Thank you for visiting'],
    respondedOn: ['date?', '2026-03-17'],
    dealerId: ['ref:dealers?', 'dealer_033fb1'],
  },
  states: ['posted', 'triaged', 'responded', 'disputed', 'removed', 'closed'],
  verbs: {
    ingest: ['create', 'Ingest review'],
    get: ['get', 'Get review'],
    list: ['list', 'List reviews', { by: ['state', 'site', 'department'] }],
    'list-unanswered': ['list', 'List unanswered reviews', { by: ['state'], where: "state == 'posted'" }],
    search: ['search', 'Search reviews', { by: ['reviewerName', 'text'] }],
    'edit-response': ['update', 'Edit response for review', { fields: ['responseText'] }],
    triage: ['transition', 'Triage review', { from: ['posted'], to: 'triaged' }],
    respond: ['transition', 'Respond review', { from: ['triaged', 'posted'], to: 'responded', needs: ['responseText'] }],
    dispute: ['transition', 'Dispute review', { from: ['triaged', 'responded'], to: 'disputed', needs: ['reason'] }],
    remove: ['transition', 'Remove review', { from: ['disputed'], to: 'removed' }],
    'lose-dispute': ['transition', 'Lose dispute for review', { from: ['disputed'], to: 'responded' }],
    close: ['transition', 'Close review', { from: ['responded'], to: 'closed' }],
    'request-site-removal': ['assess', 'Request site removal for review', { ask: 'marketplace', outcomes: ['removed', 'kept', 'needs-evidence'] }],
    'compute-average-rating': ['calculate', 'Compute average rating for review', { post: 'oneStar: integer, twoStar: integer, threeStar: integer, fourStar: integer, fiveStar: integer => average: number = (oneStar + 2 * twoStar + 3 * threeStar + 4 * fourStar + 5 * fiveStar) / (oneStar + twoStar + threeStar + fourStar + fiveStar); total: integer = oneStar + twoStar + threeStar + fourStar + fiveStar' }],
    'project-reviews-needed': ['calculate', 'Project reviews needed for target rating', { get: 'currentAverage: number, currentCount: integer, targetAverage: number = 4.6 => fiveStarsNeeded: integer = max(0, ceil((targetAverage - currentAverage) * currentCount / (5 - targetAverage)))' }],
    'summarize-by-site': ['summarize', 'Summarize reviews by site', { by: ['site'], measures: ['count', 'avg:rating'] }],
  },
});
