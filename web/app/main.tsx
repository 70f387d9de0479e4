import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { listenForInstall } from "../calls/installing.js";
import "../design/index.css";
import { followSettings } from "../settings/settings.js";
import { App } from "./App.js";

followSettings();
listenForInstall();
const page = document.getElementById("page");
if (page) {
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
