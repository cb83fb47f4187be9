/** Recorded results of the operations families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const operations: Readonly<Record<string, Recording>> = {
  "dealers": {
    moves: {
      "verify": [{"from":["applied"],"to":"verified"},["licenseNumber"]],
      "activate": [{"from":["verified"],"to":"active"},[]],
      "suspend": [{"from":["active"],"to":"suspended"},["reason"]],
      "reinstate": [{"from":["suspended"],"to":"active"},[]],
      "close": [{"from":["active","suspended"],"to":"closed"},["closedOn"]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"applied"},false],[{"state":"verified"},false],[{"state":"active"},true],[{"state":"suspended"},false],[{"state":"closed"},false]]],
    },
    formulas: {
      "compute-service-absorption": ["8d3432ea",[[{"fixedGross":"99.99","overhead":"99.99"},{"absorptionPct":100,"gapToFull":"0.00"}],[{"fixedGross":"31250.75","overhead":"1250.50"},{"absorptionPct":2499.060376,"gapToFull":"0.00"}]]],
    },
  },
  "employees": {
    moves: {
      "start-onboarding": [{"from":["offered"],"to":"onboarding"},[]],
      "activate": [{"from":["onboarding"],"to":"active"},[]],
      "begin-leave": [{"from":["active"],"to":"on-leave"},["returnOn"]],
      "return-from-leave": [{"from":["on-leave"],"to":"active"},[]],
      "separate": [{"from":["offered","onboarding","active","on-leave"],"to":"separated"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"offered"},false],[{"state":"onboarding"},false],[{"state":"active"},true],[{"state":"on-leave"},false],[{"state":"separated"},false]]],
    },
    formulas: {
      "compute-turnover": ["bbfcdf65",[[{"separations":99,"averageHeadcount":99.5},{"turnoverPct":99.497487}]]],
      "compute-overtime-pay": ["3f88e8f2",[[{"hourlyRate":"39.99","hoursWorked":39.5},{"regular":"1579.61","overtime":"0.00","total":"1579.61"}],[{"hourlyRate":"18000.00","hoursWorked":40.5},{"regular":"720000.00","overtime":"13500.00","total":"733500.00"}]]],
    },
  },
  "pay-plans": {
    moves: {
      "approve": [{"from":["drafted"],"to":"approved"},[],["commissionPct >= 0",[[{"commissionPct":0},true],[{"commissionPct":22},true],[{"commissionPct":-0.5},false]]]],
      "reject-draft": [{"from":["approved"],"to":"drafted"},["reason"]],
      "acknowledge": [{"from":["approved"],"to":"acknowledged"},["employeeSignature"]],
      "activate": [{"from":["acknowledged"],"to":"active"},[]],
      "retire": [{"from":["approved","acknowledged","active"],"to":"retired"},[]],
    },
    updates: {},
    narrowings: {
      "list-unacknowledged": ["acknowledged == false",[[{"acknowledged":true},false],[{"acknowledged":false},true]]],
    },
    formulas: {
      "compute-period-pay": ["5bc83d68",[[{"baseSalary":"2400.00","gross":"99.99","commissionPct":22},{"commission":"22.00","pay":"2422.00"}],[{"baseSalary":"2400.00","gross":"1250.50","commissionPct":100,"volumeBonus":"99000.00","drawAmount":"-0.01"},{"commission":"1250.50","pay":"102650.51"}]]],
      "check-minimum-wage": ["74e2db42",[[{"pay":"7.24","hoursWorked":6.75},{"meetsMinimum":false}],[{"pay":"49.95","hoursWorked":6.75},{"meetsMinimum":true}],[{"pay":"0.00","hoursWorked":3.9,"minimumHourly":"0.00"},{"meetsMinimum":true}]]],
    },
  },
  "journal-entries": {
    moves: {
      "submit": [{"from":["drafted"],"to":"submitted"},[],["debitTotal == creditTotal",[[{"debitTotal":"0.00","creditTotal":"0.00"},true],[{"debitTotal":"31250.75","creditTotal":"49.95"},false]]]],
      "approve": [{"from":["submitted"],"to":"approved"},["approver"]],
      "reject": [{"from":["submitted"],"to":"rejected"},["reason"]],
      "post": [{"from":["approved"],"to":"posted"},[]],
      "reverse": [{"from":["posted"],"to":"reversed"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unposted": ["state == 'approved'",[[{"state":"drafted"},false],[{"state":"submitted"},false],[{"state":"approved"},true],[{"state":"posted"},false],[{"state":"reversed"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "check-balance": ["9278d4a1",[[{"debits":["-0.01","-0.01"],"credits":["-0.01","-0.01"]},{"balanced":true,"nonEmpty":true}],[{"debits":["0.01"],"credits":["0.01","0.01"]},{"balanced":false,"nonEmpty":true}],[{"debits":[],"credits":["1250.50"]},{"balanced":false,"nonEmpty":false}]]],
      "compute-accrual-reversal": ["126e7caf",[[{"accrued":"0.00","actual":"0.00"},{"adjustment":"0.00"}],[{"accrued":"49.95","actual":"350.00"},{"adjustment":"300.05"}]]],
    },
  },
  "financial-statements": {
    moves: {
      "review": [{"from":["compiled","corrected"],"to":"reviewed"},[],["totalGross > 0",[[{"totalGross":"0.01"},true],[{"totalGross":"0.00"},false]]]],
      "submit": [{"from":["reviewed"],"to":"submitted"},[]],
      "request-correction": [{"from":["submitted"],"to":"corrected"},["findings"]],
      "accept": [{"from":["submitted"],"to":"accepted"},[]],
    },
    updates: {},
    narrowings: {
      "list-unsubmitted": ["state == 'reviewed'",[[{"state":"compiled"},false],[{"state":"reviewed"},true],[{"state":"submitted"},false],[{"state":"accepted"},false],[{"state":"corrected"},false]]],
    },
    formulas: {
      "compute-net-to-gross": ["3b9f97ab",[[{"totalGross":"1284000.00","totalExpense":"1042000.00"},{"net":"242000.00","netToGrossPct":18.847352}]]],
      "compute-fixed-absorption": ["cf05e7b7",[[{"fixedGross":"572000.00","totalExpense":"1042000.00","variableSellingExpense":"99.99"},{"overhead":"1041900.01","absorptionPct":54.899702}]]],
      "compute-gross-per-employee": ["cf3d9ea3",[[{"totalGross":"1284000.00","employees":0},null]]],
    },
  },
  "vendor-invoices": {
    moves: {
      "code": [{"from":["received"],"to":"coded"},["glAccount"]],
      "approve": [{"from":["coded"],"to":"approved"},["approver"]],
      "schedule": [{"from":["approved"],"to":"scheduled"},["payOn"]],
      "pay": [{"from":["scheduled"],"to":"paid"},["paymentReference"]],
      "dispute": [{"from":["received","coded","approved"],"to":"disputed"},["reason"]],
      "resolve-dispute": [{"from":["disputed"],"to":"coded"},["resolution"]],
      "void": [{"from":["received","coded"],"to":"voided"},[]],
    },
    updates: {},
    narrowings: {
      "list-past-due": ["dueOn < today",[[{"dueOn":"2024-02-29"},true],[{"dueOn":"2026-03-20"},false]]],
    },
    formulas: {
      "compute-early-pay-discount": ["89357084",[[{"amount":"1240.00","discountPct":2,"discountDays":10},{"discount":"24.80","annualizedPct":37.244898}]]],
    },
  },
  "receivables": {
    moves: {
      "mark-past-due": [{"from":["open"],"to":"past-due"},[],["dueOn < today",[[{"dueOn":"2024-02-29"},true],[{"dueOn":"2026-03-20"},false]]]],
      "promise": [{"from":["past-due"],"to":"promised"},["promisedOn"]],
      "break-promise": [{"from":["promised"],"to":"past-due"},[]],
      "dispute": [{"from":["open","past-due"],"to":"disputed"},["reason"]],
      "settle-dispute": [{"from":["disputed"],"to":"open"},["resolution"]],
      "collect": [{"from":["open","past-due","promised"],"to":"collected"},["paymentReference"]],
      "write-off": [{"from":["past-due","disputed"],"to":"written-off"},["approver"]],
    },
    updates: {},
    narrowings: {
      "list-past-due": ["state == 'past-due'",[[{"state":"open"},false],[{"state":"past-due"},true],[{"state":"promised"},false],[{"state":"disputed"},false],[{"state":"collected"},false],[{"state":"written-off"},false]]],
    },
    formulas: {
      "age-balance": ["9edfe233",[[{"dueOn":"2026-05-15","balance":"842.60"},{"daysPastDue":0,"lateCharge":"0.00","bucket":"current"}],[{"dueOn":"2025-12-19","balance":"89.99"},{"daysPastDue":91,"lateCharge":"4.09","bucket":"over-90"}],[{"dueOn":"2026-04-19","balance":"99000.00","asOf":"2026-04-20","monthlyChargePct":1.5},{"daysPastDue":1,"lateCharge":"49.50","bucket":"1-30"}],[{"dueOn":"2026-01-18","balance":"89.99","monthlyChargePct":1},{"daysPastDue":61,"lateCharge":"1.83","bucket":"61-90"}],[{"dueOn":"2026-02-17","balance":"18000.00","monthlyChargePct":100},{"daysPastDue":31,"lateCharge":"18600.00","bucket":"31-60"}]]],
    },
  },
  "franchises": {
    moves: {
      "execute": [{"from":["candidate"],"to":"executed"},[]],
      "certify-compliant": [{"from":["executed","deficient"],"to":"compliant"},[],["facilityCompliant == true",[[{"facilityCompliant":true},true],[{"facilityCompliant":false},false]]]],
      "issue-deficiency": [{"from":["executed","compliant"],"to":"deficient"},["findings"]],
      "terminate": [{"from":["deficient"],"to":"terminated"},["noticeDate"]],
      "relinquish": [{"from":["executed","compliant","deficient"],"to":"relinquished"},[]],
    },
    updates: {},
    narrowings: {
      "list-deficient": ["state == 'deficient'",[[{"state":"candidate"},false],[{"state":"executed"},false],[{"state":"compliant"},false],[{"state":"deficient"},true],[{"state":"terminated"},false],[{"state":"relinquished"},false]]],
    },
    formulas: {
      "compute-sales-effectiveness": ["5e3627d0",[[{"actualSales":884,"salesExpectation":960},{"effectivenessPct":92.083333,"shortBy":76}],[{"actualSales":48000,"salesExpectation":960},{"effectivenessPct":5000,"shortBy":0}]]],
      "compute-working-capital-gap": ["f6fd93cd",[[{"workingCapital":"1450000.00","guideline":"-0.01"},{"gap":"0.00","coveragePct":-14500000000}]]],
    },
  },
};
