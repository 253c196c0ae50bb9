export { StopReport } from "../shop/runs/runs.inputs.ts";
